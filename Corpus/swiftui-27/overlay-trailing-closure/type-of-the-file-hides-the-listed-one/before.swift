import SwiftUI

/// A circle on the map, in meters.
struct Circle {
    var radius: Double
}

struct Zone: View {
    let radius: Double

    var body: some View {
        Text("Zone")
            .overlay(Circle(radius: radius))
    }
}
