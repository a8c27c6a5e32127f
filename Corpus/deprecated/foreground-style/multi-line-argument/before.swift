import SwiftUI

struct MoistureGauge: View {
    let isDry: Bool
    let isFrozen: Bool

    var body: some View {
        Image(systemName: "drop")
            .foregroundColor(
                isDry // water soon
                    ? .orange
                    : .accentColor
            )
        Image(systemName: "snow")
            .foregroundColor(
                Color(
                    .sRGB,
                    red: 0.2,
                    green: 0.4,
                    blue: isFrozen ? 1 : 0.6
                )
            )
    }
}
