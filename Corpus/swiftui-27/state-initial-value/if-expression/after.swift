import SwiftUI

struct Thermometer: View {
    let reading: Reading
    @State private var unit: String

    init(reading: Reading, usesFahrenheit: Bool) {
        unit = if usesFahrenheit { "F" } else { "C" }
        self.reading = reading
    }

    var body: some View {
        Text("\(reading.value)\(unit)")
    }
}
