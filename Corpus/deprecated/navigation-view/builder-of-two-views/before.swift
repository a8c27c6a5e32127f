import SwiftUI

struct Shelves: View {
    var body: some View {
        // columns
        NavigationView {
            columns
        }
    }

    @ViewBuilder private var columns: some View {
        List {}
        Text("No book")
    }
}
