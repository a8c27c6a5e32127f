import MapKit
import SwiftUI

struct RouteDetails: View {
  @State private var isLost = false
  @State private var stop: String?

  var body: some View {
    Text("Route")
      .toolbar {
        ToolbarItemGroup {
          #if DEBUG
            Button("Log") {}
          #endif
        }
      }
      .alert("No route", isPresented: $isLost) {}
      .alert("Stop", isPresented: $isLost, presenting: stop) { _ in } message: { stop in
        Text(stop)
      }
      .confirmationDialog("Route", isPresented: $isLost) {
        // The system's own button is enough.
      } message: {
        Text("Try again later.")
      }
      .alert(isPresented: $isLost) { Alert(title: Text("Old")) }
  }
}
