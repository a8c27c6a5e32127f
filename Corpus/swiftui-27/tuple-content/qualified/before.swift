import SwiftUI

struct Pair: View {
    let stack: SwiftUI.VStack<SwiftUI.TupleView<(Text, Text)>>

    var body: some View { stack }
}
