import SwiftUI

struct Shelves: View {
    var style = DefaultNavigationViewStyle()

    var body: some View {
        NavigationView {
            List {}
        }
        .navigationViewStyle(style)
    }
}
