import SwiftUI

struct Pages: View {
    var body: some View {
        TabView {
            Cover().toolbarVisibility(.hidden, for: .statusBar)
            Contents().toolbarVisibility(.visible, for: .statusBar)
        }
    }
}
