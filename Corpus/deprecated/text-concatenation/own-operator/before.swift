import SwiftUI

extension Text {
    static func + (left: Text, right: String) -> Text {
        Text("\(left)\(right)")
    }
}

struct Caption: View {
    let name: String

    var body: some View {
        Text("Fern ") + name
    }
}
