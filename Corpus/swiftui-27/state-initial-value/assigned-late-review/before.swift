import SwiftUI

struct VolumeKnob: View {
    let channel: String
    @State private var level = 5

    init(channel: String, level: Int) {
        self.channel = channel
        self.level = level
    }

    var body: some View {
        Text("\(channel): \(level)")
    }
}
