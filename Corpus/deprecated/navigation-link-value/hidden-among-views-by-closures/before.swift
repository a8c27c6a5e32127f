import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text("Songs")
            NavigationLink(isActive: $isOpen) {
                Text("Song")
            } label: {
                EmptyView()
            }
            Text("More")
        }
        .padding()
    }
}
