import SwiftUI

struct Pair {
    @ViewBuilder
    static func make(_ title: String) -> TupleView<(Text, Divider)> {
        Text(title)
        Divider()
    }

    let content: TupleView<(Text, Text)>
    let optional: (TupleView<(Text, Text)>, Int)
}
