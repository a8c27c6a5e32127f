import SwiftUI

struct Drawing: View {
  let isFull: Bool

  var body: some View {
    Canvas()
      .toolbar {
        if isFull {
          ToolbarItem { UndoButton() }
            .visibilityPriority(.high)
        } else {
          EmptyView()
        }
      }
      .toolbar { items }
  }

  @ToolbarContentBuilder
  private var items: some ToolbarContent {
    ToolbarOverflowMenu {
      if isFull { ExportButton() } else { EmptyView() }
    }
    switch isFull {
    case true: ToolbarItem { ShareButton() }
    case false: EmptyView()
    }
  }
}
