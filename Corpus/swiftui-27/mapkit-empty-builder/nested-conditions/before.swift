import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    Group {
      #if os(iOS)
        #if DEBUG
          Text("Debug")
        #endif
      #else
        Text("Other")
      #endif
    }
    Group {
      #if os(iOS)
        #if DEBUG
          Text("Debug")
        #else
          Text("Release")
        #endif
      #endif
    }
    Group {
      #if os(iOS)
        Text("Phone")
        #if DEBUG
          Text("Debug")
        #endif
      #else
        #if DEBUG
          Text("Debug")
        #endif
      #endif
    }
  }
}
