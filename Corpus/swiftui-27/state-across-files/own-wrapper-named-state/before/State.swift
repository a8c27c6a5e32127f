/// Keeps the last value as well.
@propertyWrapper
struct State<Value> {
    var wrappedValue: Value
    var last: Value?
}
