import SwiftUI

typealias TwoLines = TupleView<(Text, Text)>

@ViewBuilder
func lines(_ first: String, _ second: String) -> TwoLines {
    Text(first)
    Text(second)
}
