import SwiftUI

struct Thermometer: View {
    let reading: Reading
    @State private var unit: String = "K"

    init(reading: Reading, region: Region) {
        if region == .us {
            unit = "F"
        } else if region == .eu {
            unit = "C"
        }
        self.reading = reading
    }

    var body: some View {
        Text("\(reading.value)\(unit)")
    }
}
