import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    Group {
      #if os(iOS)
        #if DEBUG
          Text("Debug")
        #else
          EmptyView()
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
      #else
        EmptyView()
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
        #else
          EmptyView()
        #endif
      #endif
    }
  }
}
