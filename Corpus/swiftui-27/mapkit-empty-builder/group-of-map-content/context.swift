import MapKit

struct Place: Identifiable {
  let id: Int
  var name: String
  var coordinate: CLLocationCoordinate2D
}
