import SwiftUI

struct Loupe: View {
    @State private var later: () -> Void = {}

    var body: some View {
        Circle()
            .gesture(
                MagnificationGesture().onEnded { value in
                    later = { [value] in print(value) }
                }
            )
    }
}
