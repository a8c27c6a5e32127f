import MapKit
import SwiftUI

extension View {
    func overlay(badge count: Int) -> some View {
        overlay(alignment: .topTrailing) { Text("\(count)") }
    }
}

struct Mailbox: View {
    let map: MKMapView

    var body: some View {
        Image(systemName: "tray")
            .overlay(badge: 3)
            .onAppear { map.addOverlay(MKCircle(center: map.centerCoordinate, radius: 9)) }
            .blendMode(.overlay)
    }
}
