import SwiftUI

#if os(iOS)
typealias Bar = HStack<TupleContent<Text, Spacer>>
#else
typealias Bar = VStack<TupleContent<Text, Divider>>
#endif

struct BarView: View {
    let bar: Bar

    var body: some View { bar }
}
