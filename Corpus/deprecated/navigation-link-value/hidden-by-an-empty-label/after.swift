import SwiftUI

struct Catalog: View {
    @State private var isOpen = false
    @State private var showsTerms = false

    var body: some View {
        VStack {
            Button("Songs") { isOpen = true }
        }
        .navigationDestination(isPresented: $isOpen) {
            SongPage()
        }
        .navigationDestination(isPresented: $showsTerms) {
            SongPage().padding()
        }
        HStack {
            Text("Songs")
        }
        .navigationDestination(isPresented: $isOpen) {
            SongPage()
        }
    }
}
