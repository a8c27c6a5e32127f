import SwiftUI

struct MoistureGauge: View {
    let isDry: Bool
    let isFrozen: Bool

    var body: some View {
        Image(systemName: "drop")
            .foregroundStyle(
                isDry // water soon
                    ? Color.orange
                    : Color.accentColor
            )
        Image(systemName: "snow")
            .foregroundStyle(
                Color(
                    .sRGB,
                    red: 0.2,
                    green: 0.4,
                    blue: isFrozen ? 1 : 0.6
                )
            )
    }
}
