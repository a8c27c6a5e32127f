import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        ZStack(alignment: .bottom) {
            Text("Songs")
                .font(.title)
            Button("Open") { isOpen = true }
        }
        .navigationDestination(isPresented: self.$isOpen) {
            // Opened by the button.
            SongPage().padding()
        }
        .navigationTitle("Songs")
    }
}
