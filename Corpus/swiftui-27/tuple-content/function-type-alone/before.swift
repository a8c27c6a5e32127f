import SwiftUI

struct Builder {
    let make: () -> TupleView<(Text, Text)>
    let check: (TupleView<(Text, Image)>) -> Bool

    func isPair(_ value: Any) -> Bool {
        value is TupleView<(Text, Text)>
    }
}
