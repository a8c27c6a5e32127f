import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        NavigationLink(isActive: $isOpen) {
            Text("Song")
        } label: {
            Text("Open")
        }
        .padding()
    }
}
