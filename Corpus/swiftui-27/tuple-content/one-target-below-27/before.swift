import SwiftUI

struct Pair: View {
    let stack: ZStack<TupleView<(Color, Text)>>

    var body: some View { stack }
}
