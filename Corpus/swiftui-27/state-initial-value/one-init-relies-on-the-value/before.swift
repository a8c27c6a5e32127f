import SwiftUI

struct ColorWell: View {
    let name: String
    @State private var hue: Double = 0.5

    init(name: String, hue: Double) {
        self.hue = hue
        self.name = name
    }

    init(name: String) {
        self.name = name
    }

    var body: some View {
        Text(name)
    }
}
