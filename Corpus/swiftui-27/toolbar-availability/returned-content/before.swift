import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        return ToolbarItem { UndoButton() }.visibilityPriority(.high)
      }
  }
}
