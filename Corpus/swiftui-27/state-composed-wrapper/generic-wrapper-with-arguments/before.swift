import SwiftUI

@propertyWrapper
struct Limited<Value: Comparable> {
    var wrappedValue: Value
    let range: ClosedRange<Value>
}

struct Volume: View {
    @State @Limited<Double>(range: 0...1) private var level: Double = 0.5
    @Limited(range: 1...10) @State private var count = 3

    var body: some View {
        Slider(value: $level)
    }
}
