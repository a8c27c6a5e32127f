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
