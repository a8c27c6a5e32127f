import SwiftUI

@propertyWrapper
struct State<Value> {
    var wrappedValue: Value
}

@propertyWrapper
struct Clamped {
    private var value: Double
    var wrappedValue: Double {
        get { value }
        set { value = min(max(newValue, 0), 1) }
    }

    init(wrappedValue: Double) { value = wrappedValue }
}

struct Volume: View {
    @State @Clamped private var level = 0.5

    var body: some View {
        Text("\(level)")
    }
}
