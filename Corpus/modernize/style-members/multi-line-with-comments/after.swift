import SwiftUI

struct Pages: View {
    var body: some View {
        NavigationView {
            List { Text("One") }
                .listStyle(
                    // no lines
                    .plain
                )
        }
        /* one column */
        .navigationViewStyle(.stack) // on tablets, too
    }
}
