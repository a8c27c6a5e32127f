import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
  }

  #if canImport(UIKit)
  @ToolbarContentBuilder
  var items: some ToolbarContent {
    ToolbarItem(placement: .topBarPinnedTrailing) { ShareButton() }
  }
  #endif
}
