import SwiftUI

struct Poster: View {
  @State private var scale = 1.0

  var body: some View {
    Image("poster")
    #if !os(tvOS)
      .gesture(
        MagnificationGesture()
          .onChanged { value in
            #if DEBUG
              print(value)
            #endif
            scale = value
          }
      )
    #endif
  }
}
