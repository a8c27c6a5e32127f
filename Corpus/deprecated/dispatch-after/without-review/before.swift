import SwiftUI

struct Lamp: View {
    @State private var isOn = false

    var body: some View {
        Image(systemName: isOn ? "lightbulb.fill" : "lightbulb")
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOn = true }
            }
    }
}
