import MapKit
import SwiftUI

struct RouteDetails: View {
  var body: some View {
    Group {
      EmptyView()
    }
    VStack(
      alignment: .leading,
      spacing: 8
    ) {
      EmptyView()
    }
    ScrollView
    {
      EmptyView()
    }
  }
}
