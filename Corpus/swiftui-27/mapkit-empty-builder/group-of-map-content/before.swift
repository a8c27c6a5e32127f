import MapKit
import SwiftUI

struct Screen: View {
  let places: [Place]

  var body: some View {
    Map {
      Group {}
      ForEach(places) { place in
        #if DEBUG
          Marker(place.name, coordinate: place.coordinate)
        #endif
      }
      Annotation("Here", coordinate: places[0].coordinate) {
        Group {}
      }
    }
  }

  @MapContentBuilder
  var marks: some MapContent {
    Group {}
  }
}
