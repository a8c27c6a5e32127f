import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        if #available(iOS 27, *) {
          ToolbarItem { UndoButton() }.visibilityPriority(.low)
        } else {
          ToolbarItem { UndoButton() }
        }
      }
      .padding()
  }
}
