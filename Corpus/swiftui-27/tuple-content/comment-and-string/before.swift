import SwiftUI

/// Was `VStack<TupleView<(Text, Text)>>` before.
struct Pair: View {
    // VStack<TupleView<(Text, Image)>>
    var body: some View {
        Text("VStack<TupleView<(Text, Text)>>")
    }
}
