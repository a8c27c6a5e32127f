import SwiftUI

struct Reader: View {
  @State private var isFull = false

  var body: some View {
    TabView {
      Pages()
        .statusBarHidden()  // read in peace
      Notes()
        .statusBarHidden(false)
      Drawing()
        .statusBarHidden(
          isFull
          // the system's own bar
        )
        .padding()
    }
  }
}
