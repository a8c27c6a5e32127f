import SwiftUI

struct Container<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        NavigationView(content: content)
    }
}
