import SwiftUI

struct Drawing: View {
  let isWide: Bool

  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem { UndoButton() }
          .visibilityPriority(ToolbarItemVisibilityPriority(higherThan: .high))
        if isWide {
          ToolbarItem { RedoButton() }
            .visibilityPriority(isWide ? .high : .low)
        }
      }
  }
}
