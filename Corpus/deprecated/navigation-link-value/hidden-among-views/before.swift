import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text("Songs")
            NavigationLink(destination: Text("Song"), isActive: $isOpen) { EmptyView() }
        }
    }
}
