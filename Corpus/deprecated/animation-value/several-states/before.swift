import SwiftUI

struct Aviary: View {
    @State private var isOpen = false
    @State private var birds = 3

    var body: some View {
        VStack {
            Text("Birds").opacity(isOpen ? 1 : 0).animation(.spring())
        }
        .padding()
        .animation(
            .easeInOut(duration: 0.2)
        )
    }
}
