import SwiftUI

@available(iOS 27, *)
struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem { UndoButton() }
          .visibilityPriority(.high)
      }
  }
}

struct Sketch: View {
  var body: some View {
    Canvas()
  }

  @available(iOS, introduced: 27)
  @ToolbarContentBuilder
  private var items: some ToolbarContent {
    ToolbarOverflowMenu { ExportButton() }
  }
}

@available(iOS 27, *)
extension Sketch {
  func reading() -> some View {
    Canvas().toolbarMinimizeBehavior(.onScrollUp, for: .navigationBar)
  }
}

@available(*, unavailable)
func removed() -> some View {
  Canvas().toolbarMinimizeBehavior(.onScrollUp, for: .navigationBar)
}
