import SwiftUI

typealias Page = VStack<TupleContent<HStack<TupleContent<Image, Text>>, Divider, Group<TupleContent<Text, Text>>>>

struct PageView: View {
    let page: Page

    var body: some View { page }
}
