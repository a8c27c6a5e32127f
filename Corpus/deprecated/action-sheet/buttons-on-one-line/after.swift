import SwiftUI

struct GardenScreen: View {
  @State private var isAsking = false

  var body: some View {
    Text("Beans")
      .confirmationDialog("Beans", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Water", action: water)
        Button("Close", role: .cancel) {}
      }
  }

  private func water() {}
}
