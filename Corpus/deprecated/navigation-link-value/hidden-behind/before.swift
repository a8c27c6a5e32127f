import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        Text("Songs")
            .padding()
            .background(
                NavigationLink(destination: Text("Song"), isActive: $isOpen) {
                    EmptyView()
                }
                .hidden()
            )
            .font(.title)
    }
}
