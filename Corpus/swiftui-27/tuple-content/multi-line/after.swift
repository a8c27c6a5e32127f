import SwiftUI

struct Toolbar: View {
    typealias Content = HStack<
        TupleContent<
            Button<Text>,
            Spacer,
            Button<Label<Text, Image>>
        >
    >

    let content: Content

    var body: some View { content }
}
