import SwiftUI

struct Banner: View {
  @State private var isOn = true

  var body: some View {
    #if os(iOS)
      Text("Banner")
        .padding() // wide
        .onAppear { // at first
          DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
            #if DEBUG
              print("off")
            #endif
            isOn = false
          }
        }
    #else
      Text("None")
    #endif
  }
}
