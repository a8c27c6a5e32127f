import SwiftUI

struct Shelves: View {
    var body: some View {
        List {
            NavigationLink("History") {
                Text("Herodotus")
                    .navigationTitle("History")
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
