import SwiftUI

struct Microscope: View {
    @State private var value = 1.0
    @State private var steps: [CGFloat] = []

    var body: some View {
        Circle()
            .scaleEffect(value)
            .gesture(
                MagnificationGesture()
                    .onChanged { value in
                        self.value = value
                        steps.forEach { value in print(value) }
                        note(value: value)
                    }
            )
    }

    private func note(value: CGFloat) {
        steps.append(value)
    }
}
