import MapKit
import SwiftUI

/// Where a hike starts.
struct MapScreen: View {
    let start: CLLocationCoordinate2D

    var body: some View {
        VStack {
            Map { Marker("Start", coordinate: start) }
            controls
        }
    }

    private var controls: some View {
        Group {
            #if DEBUG
            Text("\(start.latitude)")
            #endif
        }
    }
}
