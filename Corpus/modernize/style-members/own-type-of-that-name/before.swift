import SwiftUI

struct CardButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding()
    }
}

struct Card: View {
    var body: some View {
        Button("Open") {}.buttonStyle(CardButtonStyle())
    }
}
