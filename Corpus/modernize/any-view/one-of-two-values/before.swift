import SwiftUI

struct Dialog: View {
    let isOpen: Bool
    let builder: (() -> AnyView)?

    var body: some View {
        VStack {
            content()
            sign
        }
    }

    private func content() -> AnyView {
        builder?() ?? AnyView(EmptyView())
    }

    private var sign: AnyView {
        isOpen ? AnyView(Text("Open")) : AnyView(Image(systemName: "lock"))
    }
}
