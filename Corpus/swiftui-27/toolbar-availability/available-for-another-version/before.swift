import SwiftUI

@available(iOS 26, macOS 27, *)
struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem { UndoButton() }
          .visibilityPriority(.high)
      }
  }
}

@available(macOS, unavailable)
struct Sketch: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarOverflowMenu { ExportButton() }
      }
  }
}
