import MapKit
import SwiftUI

struct MapScreen: View {
  @State private var isShown = false

  var body: some View {
    Map() // all of it
      .ignoresSafeArea()
      // the scale
      .overlay(alignment: .topTrailing) {
        // not yet
      }
      .safeAreaInset(edge: .bottom) { /* later */ }
      .onTapGesture {}  // nothing to do
      .sheet(isPresented: $isShown) {
        #if DEBUG
          Text("Debug") // only here
        #endif
      }
      .onAppear {
        #if DEBUG
          print("shown")
        #endif
      }
      .padding()
  }
}
