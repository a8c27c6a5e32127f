import SwiftUI

enum Area { case statusBar, topBarPinnedTrailing }

struct Drawing: View {
  let area = Area.statusBar

  var body: some View {
    Canvas()
      .toolbar {
        ToolbarItem {
          Button("Save") {
            Task(priority: .high) { await save(.topBarPinnedTrailing, for: .statusBar) }
          }
        }
      }
      .task(priority: .low) { await load(.statusBar) }
  }
}
