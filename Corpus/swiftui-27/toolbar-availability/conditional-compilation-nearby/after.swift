import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        if #available(iOS 27, *) {
          ToolbarItem { UndoButton() }
            .visibilityPriority(.high)
          #if DEBUG
          ToolbarItem { LogButton() }
          #else
          ToolbarItem { HelpButton() }
            .visibilityPriority(.low)
          #endif
        } else {
          ToolbarItem { UndoButton() }
          #if DEBUG
          ToolbarItem { LogButton() }
          #else
          ToolbarItem { HelpButton() }
          #endif
        }
      }
  }
}
