import SwiftUI

@available(iOS 26, macOS 27, *)
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
  }
}

@available(macOS, unavailable)
struct Sketch: View {
  var body: some View {
    Canvas()
      .toolbar {
        if #available(iOS 27, *) {
          ToolbarOverflowMenu { ExportButton() }
        } else {
          ToolbarItemGroup(placement: .secondaryAction) { ExportButton() }
        }
      }
  }
}
