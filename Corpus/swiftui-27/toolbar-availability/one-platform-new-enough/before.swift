import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem { UndoButton() }
          .visibilityPriority(.high)
      }
  }
}
