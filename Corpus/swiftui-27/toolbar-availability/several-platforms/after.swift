import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        if #available(iOS 27, macOS 26.1, *) {
          ToolbarItem { UndoButton() }
            .visibilityPriority(.high)
        } else {
          ToolbarItem { UndoButton() }
        }
      }
  }
}
