import SwiftUI

struct Pair: View {
    let stack: SwiftUI.VStack<SwiftUI.TupleContent<Text, Text>>

    var body: some View { stack }
}
