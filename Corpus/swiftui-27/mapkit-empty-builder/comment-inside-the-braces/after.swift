import MapKit
import SwiftUI

struct RouteDetails: View {
  var body: some View {
    Group {
      // The elevation profile will come here.
      EmptyView()
    }
    Group { // still empty
      EmptyView()
    }
    Group { /* nothing */ EmptyView() }
    HStack {
      // MARK: Leading

      /* and
         trailing */
      EmptyView()
    }
  }
}
