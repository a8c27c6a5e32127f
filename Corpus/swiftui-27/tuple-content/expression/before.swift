import SwiftUI

struct Pair: View {
    var body: some View {
        VStack {
            TupleView((
                Text("One"),
                Text("Two")
            ))
            TupleView<(Text, Text)>((Text("Three"), Text("Four")))
        }
    }
}
