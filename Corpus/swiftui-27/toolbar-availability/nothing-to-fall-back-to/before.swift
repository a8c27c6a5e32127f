import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem { UndoButton() }
          .visibilityPriority(.high)
        ToolbarItem {
          Layers().swipeActionsContainer()
        }
      }
      .toolbar {
        ToolbarItem(placement: place) { RedoButton() }
          .visibilityPriority(.high)
      }
  }

  private let place: ToolbarItemPlacement = .topBarPinnedTrailing
}
