import SwiftUI

struct PinLabel: View {
    let name: String
    var tint: Color?
    let place: Place

    var body: some View {
        VStack {
            Text(name).foregroundColor(tint)
            Text(name).foregroundColor(place.color)
            Text(name).foregroundColor(Color(hex: "ff0000"))
        }
    }
}

struct Place {
    var color: Color?
}

extension Color {
    init?(hex: String) {
        guard hex.count == 6 else { return nil }
        self.init(white: 0)
    }
}
