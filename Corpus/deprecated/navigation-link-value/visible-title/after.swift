import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") {
            isOpen = true
        }
        .navigationDestination(isPresented: $isOpen) {
            Text("Song")
        }
        .padding()
    }
}
