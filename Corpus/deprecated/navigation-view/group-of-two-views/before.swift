import SwiftUI

struct Shelves: View {
    var body: some View {
        NavigationView {
            Group {
                List {}
                Text("No book")
            }
        }
    }
}
