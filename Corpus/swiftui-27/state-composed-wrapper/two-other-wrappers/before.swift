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
    @State @Logged @AppStorage("level") private var level = 0.5

    var body: some View {
        Text("\(level)")
    }
}
