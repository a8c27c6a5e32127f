import SwiftUI

struct ColorWell: View {
    let name: String
    @State private var hue: Double = 0.5

    init(name: String, hue: Double) {
        self.hue = hue
        self.name = name
    }

    init(name: String, warm: Bool) {
        self.name = name
        if warm {
            hue = 0.05
        } else {
            hue = 0.6
        }
    }

    var body: some View {
        Text(name)
    }
}
