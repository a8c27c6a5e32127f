import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    Group {
      #if os(iOS)
        Text("Phone") // in the hand
      #elseif os(macOS)
        Text("Mac")
        // on the table
      #endif
    }
  }
}
