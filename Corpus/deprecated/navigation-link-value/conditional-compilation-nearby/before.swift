import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            #if os(iOS)
            // by hand or by code
            NavigationLink("Open", isActive: $isOpen) {
                Text("Song") // the first one
            }
            .padding()
            #else
            Text("Song")
            #endif
        }
    }
}
