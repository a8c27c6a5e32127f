import SwiftUI

struct Film: View {
    var body: some View {
        Screen()
            .toolbarVisibility(.hidden, for: .statusBar)
            .toolbarVisibility(.hidden, for: .navigationBar)
    }
}
