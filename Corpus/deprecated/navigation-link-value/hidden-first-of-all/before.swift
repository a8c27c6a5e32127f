import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        ZStack(alignment: .bottom) {
            // Opened by the button.
            NavigationLink(destination: SongPage().padding(), isActive: self.$isOpen) {
                EmptyView()
            }
            .frame(width: 0, height: 0)
            Text("Songs")
                .font(.title)
            Button("Open") { isOpen = true }
        }
        .navigationTitle("Songs")
    }
}
