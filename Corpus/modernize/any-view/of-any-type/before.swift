import SwiftUI

struct Page: View {
    let story: any View

    private var content: AnyView { AnyView(story) }

    private func page(_ index: Int) -> AnyView {
        if index > 0 {
            return AnyView(story)
        } else {
            return AnyView(Text("Cover"))
        }
    }

    var body: some View {
        VStack {
            content
            page(1)
        }
    }
}
