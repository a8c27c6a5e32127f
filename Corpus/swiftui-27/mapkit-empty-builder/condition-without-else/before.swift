import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    Group {
      #if DEBUG
      Text("Debug")
      Text("Build")
      #endif
    }
    VStack {
      #if os(iOS)
        Text("Phone")
      #endif
    }
    HStack {
    #if os(macOS)
      Text("Mac")
    #endif
    }
  }
}
