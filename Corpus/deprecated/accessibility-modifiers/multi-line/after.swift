import SwiftUI

struct SensorRow: View {
    let sensor: String

    var body: some View {
        Text(sensor)
            .accessibilityLabel("Sensor \(sensor)")
            .accessibilityHint(
                Text("Opens ")
                    + Text(sensor)
            )
    }
}
