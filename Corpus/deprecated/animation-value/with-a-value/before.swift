import SwiftUI

struct Swing: View {
    @State private var isHigh = false

    var body: some View {
        Circle()
            .offset(y: isHigh ? -20 : 0)
            .animation(.spring(), value: isHigh)
            .onTapGesture { withAnimation(.spring()) { isHigh.toggle() } }
    }
}
