import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        NavigationLink("Open", isActive: $isOpen) {
            Text("Song")
        }
        .isDetailLink(false)
    }
}
