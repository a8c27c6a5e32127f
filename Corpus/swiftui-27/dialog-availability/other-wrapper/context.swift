import SwiftUI

@propertyWrapper
struct Remembered<Value> {
    var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }
    let projectedValue: Binding<Value>
}
