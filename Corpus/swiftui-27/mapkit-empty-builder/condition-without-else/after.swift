import MapKit
import SwiftUI

struct Toolbar: View {
  var body: some View {
    Group {
      #if DEBUG
      Text("Debug")
      Text("Build")
      #else
      EmptyView()
      #endif
    }
    VStack {
      #if os(iOS)
        Text("Phone")
      #else
        EmptyView()
      #endif
    }
    HStack {
    #if os(macOS)
      Text("Mac")
    #else
      EmptyView()
    #endif
    }
  }
}
