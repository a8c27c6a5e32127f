import SwiftUI

struct Tools: ToolbarContent {
  let isFull: Bool

  var body: some ToolbarContent {
    ToolbarItem { UndoButton() }
      .visibilityPriority(.high)
    extra
  }

  @ToolbarContentBuilder
  private var extra: some ToolbarContent {  // for those who draw much
    ToolbarItem { LayersButton() }
      .contentMarginsRemoved(isFull)
  }
}
