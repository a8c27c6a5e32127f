import SwiftUI

/// What a tuple holds, for the debugger.
struct TupleContent {
    var names: [String]
}

struct Card: View {
    let stack: VStack<TupleView<(Text, Text)>>

    var body: some View { stack }
}
