import SwiftUI

struct BeeHive: View {
    let frames: Int
    @State private var honey = 0

    var body: some View {
        Text("Honey")
            .onChange(of: frames) { _, frames in
                honey = frames * 2
            }
            .onChange(of: self.frames) { _, frames in
                print(frames)
            }
            .onChange(of: frames) { frames in
                honey = frames - self.frames
            }
            .onChange(of: honey) { _, honey in
                if honey > self.honey { print(honey) }
            }
    }
}
