import SwiftUI

struct Drawing: View {
  let isFull: Bool

  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem {
          if isFull { UndoButton() } else { EmptyView() }
        }
        ForEach(tools) { tool in
          ToolbarItem { ToolButton(tool) }
        }
      }
  }
}
