import SwiftUI

struct Drawing: View {
  let isWide: Bool

  var body: some View {
    Canvas()
      .toolbar {
        if #available(iOS 27, macOS 27, *) {
          ToolbarItem { UndoButton() }
            .visibilityPriority(ToolbarItemVisibilityPriority(higherThan: .high))
          if isWide {
            ToolbarItem { RedoButton() }
              .visibilityPriority(isWide ? .high : .low)
          }
        } else {
          ToolbarItem { UndoButton() }
          if isWide {
            ToolbarItem { RedoButton() }
          }
        }
      }
  }
}
