import MapKit

struct Place {
  let coordinate: CLLocationCoordinate2D
}
