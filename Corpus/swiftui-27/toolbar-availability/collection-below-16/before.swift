import SwiftUI

struct Drawing: View {
  var body: some View {
    Canvas()
      .toolbar {
        ForEach(tools) { tool in
          ToolbarItem { ToolButton(tool) }
        }
      }
  }
}
