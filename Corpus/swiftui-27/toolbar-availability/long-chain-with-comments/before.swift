import SwiftUI

struct Drawing: View {
  @State private var isFull = false

  var body: some View {
    Canvas()
      .padding()  // room for the frame
      // The tools.
      .toolbar {  // shown on top
        // Undo comes first.
        ToolbarItem { UndoButton() }  // never in the menu
          // It matters most.
          .visibilityPriority(.high)

        /* Sharing */
        ToolbarItem {
          ShareButton()
          // .disabled(isFull)
        }
        // Nothing else.
      }
      // The frame.
      .border(.gray)
      .navigationTitle("Drawing")
  }
}
