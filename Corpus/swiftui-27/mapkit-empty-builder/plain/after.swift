import MapKit
import SwiftUI

struct RouteDetails: View {
  var body: some View {
    Group { EmptyView() }
  }
}

struct Compass: View {
  var body: some View {
    VStack {
      Text("N")
      HStack { EmptyView() }
    }
  }
}
