import SwiftUI

struct Catalog: View {
    @State private var isOpen = false
    @State private var showsTerms = false

    var body: some View {
        VStack {
            Button("Songs") { isOpen = true }
            NavigationLink(destination: SongPage(), isActive: $isOpen) {}
            NavigationLink(
                destination: SongPage().padding(),
                isActive: $showsTerms
            ) {

            }
        }
        HStack {
            NavigationLink(isActive: $isOpen) {
                SongPage()
            } label: {}
            Text("Songs")
        }
    }
}
