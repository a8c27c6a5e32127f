import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        Button {
            isOpen = true
        } label: {
            Text("Open")
        }
        .navigationDestination(isPresented: $isOpen) {
            Text("Song")
        }
        .padding()
    }
}
