import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    Group {
      #if os(iOS)
      #else
        Text("Other")
      #endif
    }
    Group {
      #if os(iOS)
        Text("Phone")
      #elseif os(macOS)
        // The menu has it.
      #endif
    }
    Group {
      #if DEBUG
        // nothing in either
      #endif
    }
  }
}
