import SwiftUI

@propertyWrapper
struct State<Value> {
    var wrappedValue: Value
}

struct Door: View {
    @State private var isOpen: Bool
    private let width: Int

    var body: some View { Text("\(width)") }
}

extension Door {
    init() {
        self.init(isOpen: false, width: 80)
    }
}
