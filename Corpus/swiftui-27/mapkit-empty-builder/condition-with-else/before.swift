import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    Group {
      #if os(iOS)
        Text("Phone")
      #elseif os(macOS)
        Text("Mac")
      #else
        Text("Other")
      #endif
    }
  }
}
