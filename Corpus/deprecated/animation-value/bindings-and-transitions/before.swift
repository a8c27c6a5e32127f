import SwiftUI

struct Menu: View {
    @State private var isOpen = false

    var body: some View {
        Toggle("Menu", isOn: $isOpen.animation())
        Toggle("Menu", isOn: $isOpen.animation(.spring()))
        if isOpen {
            Text("Soup")
                .transition(.opacity.animation(.easeIn))
                .transition(AnyTransition.scale.combined(with: .opacity).animation(.easeIn))
        }
    }
}
