import SwiftUI

struct Kite: View {
    @State private var scale = 1.0

    var body: some View {
        Rectangle()
            .gesture(MagnifyGesture().onChanged { value in scale = value.magnification })
            .gesture(DragGesture().onChanged { value in print(value.translation) })
            .rotationEffect(.degrees(20))
    }
}
