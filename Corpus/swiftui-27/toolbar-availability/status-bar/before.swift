import SwiftUI

struct Reader: View {
  @State private var isFull = false

  var body: some View {
    TabView {
      Pages()
        .toolbarVisibility(.hidden, for: .statusBar)  // read in peace
      Notes()
        .toolbar(.visible, for: .statusBar)
      Drawing()
        .toolbarVisibility(
          isFull ? .hidden : .visible,
          // the system's own bar
          for: .statusBar
        )
        .padding()
    }
  }
}
