import SwiftUI

struct Drawing: View {
  let isFull: Bool

  var body: some View {
    Canvas()
      .toolbar {
        if isFull {
          ToolbarItem { UndoButton() }
        } else {
          EmptyView()
        }
      }
      .toolbar {
        ToolbarItem(placement: place) { RedoButton() }
          .visibilityPriority(.high)
      }
  }

  private let place: ToolbarItemPlacement = .topBarPinnedTrailing
}
