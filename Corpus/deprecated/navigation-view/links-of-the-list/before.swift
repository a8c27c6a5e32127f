import SwiftUI

struct Shelves: View {
    var body: some View {
        NavigationView {
            List {
                NavigationLink("History", destination: Text("Herodotus"))
            }
        }
    }
}
