import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        if #available(iOS 27, *) {
          ToolbarItem { UndoButton() }
          ToolbarOverflowMenu {
            ExportButton()
            Button("Clear", systemImage: "trash", role: .destructive) {
              clear()
            }
          }
        } else {
          ToolbarItem { UndoButton() }
          ToolbarItemGroup(placement: .secondaryAction) {
            ExportButton()
            Button("Clear", systemImage: "trash", role: .destructive) {
              clear()
            }
          }
        }
      }
  }
}
