import MapKit
import SwiftUI

struct Screen: View {
  let model: Model

  var body: some View {
    Card {}
    model.perform {
      #if DEBUG
        Text("Debug")
      #endif
    }
  }
}
