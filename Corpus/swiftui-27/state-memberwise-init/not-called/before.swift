import SwiftUI

struct Compass: View {
    @State private var angle = 0.0
    private var name = "Compass"

    var body: some View { Text(name) }
}

extension Compass {
    init(angle: Double) {
        self.init()
        self.angle = angle
    }

    init(south: Bool) {
        self.init(angle: south ? 180 : 0)
    }
}

struct Needle: View {
    @State private var angle = 0.0
    private let length: Int

    var body: some View { Text("\(length)") }
}

extension Needle {
    init(short: Bool) {
        length = short ? 1 : 2
    }
}
