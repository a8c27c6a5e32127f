import SwiftUI

struct GardenScreen: View {
  @State private var isAsking = false

  var body: some View {
    Text("Beans")
      .actionSheet(isPresented: $isAsking) {
        ActionSheet(title: Text("Beans"), buttons: [.default(Text("Water"), action: water), .cancel(Text("Close"))])
      }
  }

  private func water() {}
}
