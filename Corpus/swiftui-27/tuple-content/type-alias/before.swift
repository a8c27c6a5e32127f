import SwiftUI

struct Cell: View {
    /// What every cell holds.
    private typealias Stack = VStack<TupleView<(Text, Text)>>

    let title: String

    var body: some View { stack }

    private var stack: Stack {
        VStack {
            Text(title)
            Text("Cell")
        }
    }
}
