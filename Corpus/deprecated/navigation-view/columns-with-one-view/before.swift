import SwiftUI

struct Shelves: View {
    var body: some View {
        NavigationView {
            List {}
        }
        .navigationViewStyle(.columns)
    }
}
