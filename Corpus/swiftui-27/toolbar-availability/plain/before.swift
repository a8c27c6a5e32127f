import SwiftUI

struct Drawing: View {
  var body: some View {
    NavigationStack {
      Canvas()
        .toolbar {
          ToolbarItemGroup {
            UndoButton()
            RedoButton()
          }
          .visibilityPriority(.high)
          ToolbarItem {
            ShareButton()
          }
        }
    }
  }
}
