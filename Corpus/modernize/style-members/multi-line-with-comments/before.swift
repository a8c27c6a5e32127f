import SwiftUI

struct Pages: View {
    var body: some View {
        NavigationView {
            List { Text("One") }
                .listStyle(
                    // no lines
                    PlainListStyle()
                )
        }
        /* one column */
        .navigationViewStyle(StackNavigationViewStyle()) // on tablets, too
    }
}
