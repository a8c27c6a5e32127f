import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem { UndoButton() }
          .visibilityPriority(.high)
      }
      #if !targetEnvironment(macCatalyst)
      .padding()
      #endif
  }

  #if targetEnvironment(macCatalyst)
  @ToolbarContentBuilder
  var items: some ToolbarContent {
    ToolbarItem { UndoButton() }
      .visibilityPriority(.high)
  }
  #endif
}
