import SwiftUI

struct Machine {
    @propertyWrapper
    struct State<Value> {
        var wrappedValue: Value
    }

    let name: String
    @State private var count: Int = 0

    init(name: String, count: Int) {
        self.count = count
        self.name = name
    }
}
