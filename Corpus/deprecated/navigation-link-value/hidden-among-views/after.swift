import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text("Songs")
        }
        .navigationDestination(isPresented: $isOpen) {
            Text("Song")
        }
    }
}
