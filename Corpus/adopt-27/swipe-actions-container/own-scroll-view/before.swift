import SwiftUI

struct ScrollView<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { List { content } }
}

struct Tasks: View {
    var body: some View {
        ScrollView {
            Text("a").swipeActions { Button("Done") {} }
        }
    }
}
