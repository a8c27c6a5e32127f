import SwiftUI

struct Shelves: View {
    var body: some View {
        List {
            NavigationLink("History") {
                Text("Herodotus")
                    .navigationBarTitle("History", displayMode: .inline)
            }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
