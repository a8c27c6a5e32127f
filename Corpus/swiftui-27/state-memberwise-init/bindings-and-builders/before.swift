import SwiftUI

struct Panel<Header: View, Content: View>: View {
    @Binding private var isOpen: Bool
    @SwiftUI.Binding private var width: Double?
    @State private var height: Double
    @ViewBuilder private let header: Header
    @ViewBuilder private let content: () -> Content

    var body: some View {
        VStack {
            header
            if isOpen { content() }
        }
    }
}

extension Panel where Header == Text {
    init(
        _ title: String, isOpen: Binding<Bool>, width: Binding<Double?>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isOpen: isOpen, width: width, height: 0) {
            Text(title)
        } content: {
            content()
        }
    }
}
