import SwiftUI

struct Joystick: View {
    let name: String
    @State private var x = 0.0, y = 0.0

    init(name: String, x: Double, y: Double) {
        self.x = x
        self.y = y
        self.name = name
    }

    var body: some View {
        Text("\(name): \(x), \(y)")
    }
}
