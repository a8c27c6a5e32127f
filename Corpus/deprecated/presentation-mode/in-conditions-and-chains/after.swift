import SwiftUI

struct Player: View {
  // How the player goes away.
  @Environment(\.dismiss) private var dismiss /* from outside */
  @State private var isOver = false

  var body: some View {
    Text("Player")
      .padding()
      // A tap ends it.
      .onTapGesture {
        #if os(iOS)
          dismiss() // at once
        #else
          isOver = true
        #endif
      }
      .onChange(of: isOver) { _, over in
        if over {
          dismiss()
        }
      }
      .background(Color.black)
  }
}
