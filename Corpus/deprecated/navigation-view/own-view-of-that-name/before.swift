import SwiftUI

struct NavigationView<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        content
    }
}

struct Sheet: View {
    var body: some View {
        NavigationView {
            Text("Terms")
        }
    }
}
