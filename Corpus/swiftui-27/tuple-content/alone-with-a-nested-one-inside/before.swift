import SwiftUI

struct Pair: View {
    let content: TupleView<(HStack<TupleView<(Text, Image)>>, Text)>

    var body: some View { content }
}
