import SwiftUI

struct TrainTimes: View {
  @StateObject private var loader = Loader()

  var body: some View {
    Text("Times")
      .padding() // around
      // As soon as it is there:
      .onAppear {
        Task {
          #if DEBUG
            print("loading")
          #endif
          await loader.load() // all of it
        }
      } // loaded
      .background(Color.yellow)
  }
}
