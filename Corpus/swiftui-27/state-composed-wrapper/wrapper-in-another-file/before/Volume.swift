import SwiftUI

struct Volume: View {
    @State @Clamped private var level = 0.5
    @State @Playback private var song: String?

    var body: some View {
        Text("\(level)")
    }
}
