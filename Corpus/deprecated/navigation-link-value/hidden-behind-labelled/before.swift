import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        Text("Songs")
            .padding()
            .background {
                NavigationLink(isActive: $isOpen) {
                    Text("Song")
                } label: {
                    EmptyView()
                }
            }
            .font(.title)
    }
}
