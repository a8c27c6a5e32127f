import SwiftUI

struct SensorRow: View {
    let sensor: String

    var body: some View {
        Text(sensor)
            .accessibility(
                label: Text("Sensor \(sensor)")
            )
            .accessibility(
                hint: Text("Opens ")
                    + Text(sensor)
            )
    }
}
