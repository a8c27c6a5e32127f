import MapKit
import SwiftUI

struct EmptyView: View {
  var body: some View { Text("Nothing here") }
}

struct Screen: View {
  var body: some View {
    Group {}
  }
}
