import SwiftUI

@propertyWrapper
struct State<Value> {
    var wrappedValue: Value
}

struct Machine {
    let name: String
    @State private var count: Int = 0

    init(name: String, count: Int) {
        self.count = count
        self.name = name
    }
}
