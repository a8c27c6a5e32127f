import MapKit
import SwiftUI

struct Screen: View {
  var body: some View {
    Card {
      Group {}
      VStack { EmptyView() }
    }
  }
}
