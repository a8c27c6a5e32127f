import SwiftUI

struct Settings: View {
    @State @AppStorage("volume") private var volume = 0.5
    @Binding @State var level: Double
    @GestureState private var offset = CGSize.zero
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("\(volume)")
    }
}
