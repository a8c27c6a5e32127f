import SwiftUI

struct Drawing: View {
  var body: some View {
    NavigationStack {
      Canvas()
        .toolbar {
          if #available(iOS 27, *) {
            ToolbarItemGroup {
              UndoButton()
              RedoButton()
            }
            .visibilityPriority(.high)
            ToolbarItem {
              ShareButton()
            }
          } else {
            ToolbarItemGroup {
              UndoButton()
              RedoButton()
            }
            ToolbarItem {
              ShareButton()
            }
          }
        }
    }
  }
}
