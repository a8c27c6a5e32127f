import SwiftUI

@propertyWrapper
struct Limited<Value: Comparable> {
    var wrappedValue: Value
    let range: ClosedRange<Value>
}

@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value
    let label: String
}

struct Volume: View {
    @State @Limited<Double>(range: 0...1) private var level: Double = 0.5
    @Logged(label: "count") @State private var count = 3

    var body: some View {
        Text("\(level)")
    }
}
