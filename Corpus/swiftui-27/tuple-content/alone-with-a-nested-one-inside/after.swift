import SwiftUI

struct Pair: View {
    let content: TupleView<(HStack<TupleContent<Text, Image>>, Text)>

    var body: some View { content }
}
