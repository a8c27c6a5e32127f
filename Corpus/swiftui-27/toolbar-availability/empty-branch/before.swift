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
        if isFull { UndoButton() } else { EmptyView() }
      }
  }
}
