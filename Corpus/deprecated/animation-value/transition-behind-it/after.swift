import SwiftUI

struct Banner: View {
    let text: String
    @State private var isNew = true

    var body: some View {
        VStack {
            Text(text)
                .opacity(isNew ? 1 : 0.5)
                .animation(.easeInOut)
                .transition(.opacity)
            Text("Read")
                .transition(.opacity.animation(.easeIn))
        }
    }
}

struct Dot: View {
    @State private var isOn = false

    var body: some View {
        Circle()
            .scaleEffect(isOn ? 2 : 1)
            .animation(.spring(), value: isOn)
            .transition(.scale)
    }
}
