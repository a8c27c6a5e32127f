import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem(placement: .topBarPinnedTrailing) { ShareButton() }
      }
  }
}

struct Sketch: View {
  var body: some View {
    Canvas()
      .toolbarMinimizeBehavior(.onScrollDown, for: .navigationBar)
      .toolbar(.hidden, for: .statusBar)
  }
}
