import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        Text("Songs")
            .padding()
            .navigationDestination(isPresented: $isOpen) {
                Text("Song")
            }
            .font(.title)
    }
}
