import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem(placement: .topBarPinnedTrailing) { ShareButton() }
        ToolbarOverflowMenu { ExportButton() }
      }
      .toolbarMinimizeBehavior(.onScrollDown, for: .navigationBar)
      .toolbarVisibility(.hidden, for: .statusBar)
  }
}
