import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        if #available(iOS 27, *) {
          ToolbarItem { UndoButton() }
            .visibilityPriority(.high)
        } else {
          ToolbarItem { UndoButton() }
        }
      }
      #if !targetEnvironment(macCatalyst)
      .padding()
      #endif
  }

  #if targetEnvironment(macCatalyst)
  @ToolbarContentBuilder
  var items: some ToolbarContent {
    if #available(macCatalyst 27, *) {
      ToolbarItem { UndoButton() }
        .visibilityPriority(.high)
    } else {
      ToolbarItem { UndoButton() }
    }
  }
  #endif
}
