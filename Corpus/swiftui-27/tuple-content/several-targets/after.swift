import SwiftUI

struct Pair: View {
    let stack: ZStack<TupleContent<Color, Text>>

    var body: some View { stack }
}
