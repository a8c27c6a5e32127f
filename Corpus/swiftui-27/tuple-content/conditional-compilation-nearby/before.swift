import SwiftUI

#if os(iOS)
typealias Bar = HStack<TupleView<(Text, Spacer)>>
#else
typealias Bar = VStack<TupleView<(Text, Divider)>>
#endif

struct BarView: View {
    let bar: Bar

    var body: some View { bar }
}
