import SwiftUI

struct Banner: View {
  @State private var isOn = true

  var body: some View {
    #if os(iOS)
      Text("Banner")
        .padding() // wide
        .task { // at first
          try? await Task.sleep(for: .seconds(4))
          guard !Task.isCancelled else { return }
          #if DEBUG
            print("off")
          #endif
          isOn = false
        }
    #else
      Text("None")
    #endif
  }
}
