import SwiftUI

struct Tools: ToolbarContent {
  let isFull: Bool

  var body: some ToolbarContent {
    if #available(iOS 27, *) {
      ToolbarItem { UndoButton() }
        .visibilityPriority(.high)
      extra
    } else {
      ToolbarItem { UndoButton() }
      extra
    }
  }

  @ToolbarContentBuilder
  private var extra: some ToolbarContent {
    if #available(iOS 27, *) {  // for those who draw much
      ToolbarItem { LayersButton() }
        .contentMarginsRemoved(isFull)
    } else {
      ToolbarItem { LayersButton() }
    }
  }
}
