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
    if #available(iOS 27, *) {
      ToolbarItem(placement: .topBarPinnedTrailing) { ShareButton() }
    } else {
      ToolbarItem(placement: .topBarTrailing) { ShareButton() }
    }
  }
}
#else
extension Drawing {
  @ToolbarContentBuilder
  var items: some ToolbarContent {
    if #available(macOS 26.1, *) {
      ToolbarItem { ShareButton() }
        .visibilityPriority(.high)
    } else {
      ToolbarItem { ShareButton() }
    }
  }
}
#endif
