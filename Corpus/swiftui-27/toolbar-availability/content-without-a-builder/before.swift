import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar { undo }
      .toolbar(id: "tools") {
        ToolbarItem(id: "redo") { RedoButton() }
          .visibilityPriority(.high)
      }
  }

  private var undo: some ToolbarContent {
    ToolbarItem(placement: .topBarPinnedTrailing) { UndoButton() }
  }

  private func menu() -> some ToolbarContent {
    ToolbarOverflowMenu { ExportButton() }
  }
}
