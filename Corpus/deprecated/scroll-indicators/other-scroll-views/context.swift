import SwiftUI

struct TrackingScrollView<Content: View>: View {
    init(_ axes: Axis.Set, showsIndicators: Bool, @ViewBuilder content: () -> Content) {}

    var body: some View { EmptyView() }
}
