import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        if #available(Autumn2027, *) {
          ToolbarItem { UndoButton() }
            .visibilityPriority(.high)
        } else {
          ToolbarItem { UndoButton() }
        }
      }
  }
}
