import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        if #available(iOS 27, *) {
          ToolbarOverflowMenu { ExportButton() }
        }
        ToolbarItem { UndoButton() }
          .visibilityPriority(.high)
      }
  }
}
