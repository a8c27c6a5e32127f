import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    Group {
      #if os(iOS)
        Text("Phone")
      #endif
      #if os(macOS)
        Text("Mac")
      #endif
    }
    Group {
      #if os(iOS)
        Text("Phone")
      #else
        Text("Other")
      #endif
      #if DEBUG
        Text("Debug")
      #endif
    }
  }
}
