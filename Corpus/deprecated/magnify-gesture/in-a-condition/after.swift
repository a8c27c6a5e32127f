import SwiftUI

struct Poster: View {
  @State private var scale = 1.0

  var body: some View {
    Image("poster")
    #if !os(tvOS)
      .gesture(
        MagnifyGesture()
          .onChanged { value in
            #if DEBUG
              print(value.magnification)
            #endif
            scale = value.magnification
          }
      )
    #endif
  }
}
