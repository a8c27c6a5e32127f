import SwiftUI

struct Drawing: View {
  var body: some View {
    NavigationStack {
      Canvas()
        .toolbar {
          ToolbarItem { UndoButton() }
            .visibilityPriority(.high)
        }
    }
    .toolbar {
      ToolbarItem { RedoButton() }
    }
    .popover(isPresented: $isOpen) {
      Layers()
        .toolbar {
          ToolbarItem { AddButton() }
            .contentMarginsRemoved()
        }
    }
  }

  @State private var isOpen = false
}
