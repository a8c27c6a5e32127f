import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem { UndoButton() }
        ToolbarOverflowMenu {
          ExportButton()
          Button("Clear", systemImage: "trash", role: .destructive) {
            clear()
          }
        }
      }
  }
}
