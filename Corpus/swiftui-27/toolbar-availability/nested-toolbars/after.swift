import SwiftUI

struct Drawing: View {
  var body: some View {
    NavigationStack {
      Canvas()
        .toolbar {
          if #available(iOS 27, *) {
            ToolbarItem { UndoButton() }
              .visibilityPriority(.high)
          } else {
            ToolbarItem { UndoButton() }
          }
        }
    }
    .toolbar {
      ToolbarItem { RedoButton() }
    }
    .popover(isPresented: $isOpen) {
      Layers()
        .toolbar {
          if #available(iOS 27, *) {
            ToolbarItem { AddButton() }
              .contentMarginsRemoved()
          } else {
            ToolbarItem { AddButton() }
          }
        }
    }
  }

  @State private var isOpen = false
}
