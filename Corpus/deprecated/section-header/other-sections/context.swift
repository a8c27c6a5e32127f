import SwiftUI

struct CardSection<Header: View, Content: View>: View {
    init(header: Header, @ViewBuilder content: () -> Content) {}

    var body: some View { EmptyView() }
}
