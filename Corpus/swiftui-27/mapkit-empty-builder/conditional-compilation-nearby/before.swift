import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    VStack {
      Text("Always")
      #if DEBUG
        Group {}
      #endif
    }
    #if os(iOS)
      .padding()
    #endif
    Group {
      Text("Route")
        #if os(iOS)
          .bold()
        #endif
    }
  }
}

#if os(macOS)
  struct Inspector: View {
    var body: some View {
      Form { }
    }
  }
#endif
