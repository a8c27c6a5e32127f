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
        if #available(iOS 27, *) {
          ToolbarItem(placement: place) { RedoButton() }
            .visibilityPriority(.high)
        } else {
          ToolbarItem(placement: place) { RedoButton() }
        }
      }
  }

  private let place: ToolbarItemPlacement = .topBarPinnedTrailing
}
