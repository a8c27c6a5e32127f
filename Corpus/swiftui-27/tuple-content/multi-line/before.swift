import SwiftUI

struct Toolbar: View {
    typealias Content = HStack<
        TupleView<(
            Button<Text>,
            Spacer,
            Button<Label<Text, Image>>
        )>
    >

    let content: Content

    var body: some View { content }
}
