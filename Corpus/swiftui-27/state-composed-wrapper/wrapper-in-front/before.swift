import SwiftUI

@propertyWrapper
struct Logged<Value> {
    private var value: Value
    var wrappedValue: Value {
        get { value }
        set { value = newValue; print("changed") }
    }

    init(wrappedValue: Value) { value = wrappedValue }
}

struct Volume: View {
    /// How loud it is.
    @Logged // every change
    @State
    private var level: Double = 0.5

    var body: some View {
        Text("\(level)")
    }
}
