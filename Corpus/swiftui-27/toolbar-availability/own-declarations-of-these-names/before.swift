import SwiftUI

extension ToolbarContent {
  @ToolbarContentBuilder
  func visibilityPriority(_ priority: Priority) -> some ToolbarContent {
    self
  }
}

enum Priority { case low, high }

struct ToolbarOverflowMenu<Entries: View>: ToolbarContent {
  @ViewBuilder let entries: Entries

  var body: some ToolbarContent {
    ToolbarItem { Menu("More") { entries } }
  }
}

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem { UndoButton() }
          .visibilityPriority(Priority.high)
        ToolbarOverflowMenu { ExportButton() }
      }
  }
}
