import SwiftUI

struct Shelves: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("History", destination: Text("Herodotus"))
            }
        }
    }
}
