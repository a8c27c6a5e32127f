import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar(content: {
        ToolbarItem { UndoButton() }
          .visibilityPriority(.low)
      })
  }
}
