import SwiftUI

typealias Page = VStack<TupleView<(HStack<TupleView<(Image, Text)>>, Divider, Group<TupleView<(Text, Text)>>)>>

struct PageView: View {
    let page: Page

    var body: some View { page }
}
