import SwiftUI

struct Player: View {
  // How the player goes away.
  @Environment(\.presentationMode) private var presentationMode /* from outside */
  @State private var isOver = false

  var body: some View {
    Text("Player")
      .padding()
      // A tap ends it.
      .onTapGesture {
        #if os(iOS)
          presentationMode.wrappedValue.dismiss() // at once
        #else
          isOver = true
        #endif
      }
      .onChange(of: isOver) { _, over in
        if over {
          self
            .presentationMode
            .wrappedValue
            .dismiss()
        }
      }
      .background(Color.black)
  }
}
