import MapKit
import SwiftUI

struct Screen: View {
  var body: some View {
    #if os(iOS)
      Text("Phone")
    #endif
  }

  @ViewBuilder
  private var footer: some View {}
}
