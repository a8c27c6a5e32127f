import MapKit
import SwiftUI

struct RouteDetails: View {
  var body: some View {
    Group {
      // The elevation profile will come here.
    }
    Group { // still empty
    }
    Group { /* nothing */ }
    HStack {
      // MARK: Leading

      /* and
         trailing */
    }
  }
}
