import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    Group {
      #if os(iOS)
        EmptyView()
      #else
        Text("Other")
      #endif
    }
    Group {
      #if os(iOS)
        Text("Phone")
      #elseif os(macOS)
        // The menu has it.
        EmptyView()
      #else
        EmptyView()
      #endif
    }
    Group {
      #if DEBUG
        // nothing in either
      #endif
      EmptyView()
    }
  }
}
