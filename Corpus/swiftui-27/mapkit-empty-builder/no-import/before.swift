import MapKit

func route() {
  Group {}
}
