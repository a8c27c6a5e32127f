import MapKit
import SwiftUI

struct Controls: View {
  let onDone: () -> Void = {}
  @State private var handler: (() -> Void)?

  var body: some View {
    Button("Start") {}
    Button("Stop", role: .destructive) {
      #if DEBUG
        print("stopped")
      #endif
    }
    Button(action: {}) { Text("Pause") }
    Text("Route")
      .onTapGesture {}
      .task { }
      .onChange(of: 1) {}
    Menu("More") { Text("Share") } primaryAction: {}
  }

  func reset() {
    handler = {}
    DispatchQueue.main.async {}
    [1, 2].forEach { _ in }
    perform { }
  }

  func perform(_ work: () -> Void) {}
}
