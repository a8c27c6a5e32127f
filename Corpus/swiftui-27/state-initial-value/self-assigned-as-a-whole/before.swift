import SwiftUI

struct Gauge2: View {
    let label: String
    @State private var value: Double = 0

    init(label: String, value: Double) {
        self.value = value
        self.label = label
    }

    init(empty label: String) {
        self = Self(label: label, value: 0)
    }

    var body: some View {
        Text("\(label): \(value)")
    }
}
