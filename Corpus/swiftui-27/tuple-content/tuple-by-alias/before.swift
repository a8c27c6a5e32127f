import SwiftUI

typealias Lines = (Text, Text)

struct Card: View {
    let stack: VStack<TupleView<Lines>>

    var body: some View { stack }
}
