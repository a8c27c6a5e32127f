import MapKit
import SwiftUI

struct RouteDetails: View {
  var body: some View {
    Group {
    }
    VStack(
      alignment: .leading,
      spacing: 8
    ) {

    }
    ScrollView
    {
    }
  }
}
