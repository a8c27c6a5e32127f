@propertyWrapper
struct State<Value> {
    var wrappedValue: Value
}

struct Machine {
    @State var isOn = false
}
