import MapKit
import SwiftUI

struct MapView: UIViewRepresentable {
    let zoom: Int

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ view: MKMapView, context: Context) {}
}

struct Clip: UIViewControllerRepresentable {
    let player: Int

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
