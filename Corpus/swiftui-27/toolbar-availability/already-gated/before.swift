import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        if #available(iOS 27, *) {
          ToolbarItem(placement: .topBarPinnedTrailing) { ShareButton() }
            .visibilityPriority(.high)
          ToolbarOverflowMenu { ExportButton() }
        } else {
          ToolbarItem { ShareButton() }
        }
      }
      .padding()
  }

  func reading() -> AnyView {
    guard #available(iOS 27.0, macOS 14, *) else { return AnyView(Canvas()) }
    return AnyView(
      Canvas()
        .toolbarMinimizeBehavior(.onScrollDown, for: .navigationBar)
        .toolbar { ToolbarOverflowMenu { ExportButton() } })
  }

  @ViewBuilder
  var framed: some View {
    if #unavailable(iOS 27) {
      Canvas()
    } else {
      Canvas()
        .toolbarVisibility(.hidden, for: .statusBar)
        .toolbar { ToolbarItem { UndoButton() }.contentMarginsRemoved() }
    }
  }
}
