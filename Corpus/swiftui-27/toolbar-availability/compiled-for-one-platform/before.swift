import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      #if os(iOS)
      .toolbar {
        ToolbarItem(placement: .topBarPinnedTrailing) { ShareButton() }
      }
      #endif
  }
}

#if !os(macOS)
extension Drawing {
  @ToolbarContentBuilder
  var items: some ToolbarContent {
    ToolbarItem(placement: .topBarPinnedTrailing) { ShareButton() }
  }
}
#else
extension Drawing {
  @ToolbarContentBuilder
  var items: some ToolbarContent {
    ToolbarItem { ShareButton() }
      .visibilityPriority(.high)
  }
}
#endif
