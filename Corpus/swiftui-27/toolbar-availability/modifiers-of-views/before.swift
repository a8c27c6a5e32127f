import SwiftUI

struct Drawing: View {
  var body: some View {
    ScrollView { Canvas() }
      .toolbarMinimizeBehavior(.onScrollDown, for: .navigationBar)
      .toolbarMinimizationSafeAreaAdjustment(.disabled, for: .navigationBar)
      .toolbarOverflowMenu {
        ExportButton()
      }
      .toolbarVisibility(.automatic, for: .statusBar)
      .toolbarVisibility(.hidden, for: .navigationBar, .statusBar)
      .toolbarVisibility(.hidden, for: .navigationBar)
  }
}
