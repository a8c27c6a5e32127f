import SwiftUI

struct Text {
    let value: String

    init(_ value: String) {
        self.value = value
    }

    static func + (left: Text, right: Text) -> Text {
        Text(left.value + right.value)
    }
}

let greeting = Text("A") + Text("B")
