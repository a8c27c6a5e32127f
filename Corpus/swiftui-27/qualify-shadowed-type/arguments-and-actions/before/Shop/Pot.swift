import Paints
import SwiftUI

struct Pot: View {
    @Binding var paint: Paints.Color

    var body: some View {
        let isFull = paint == Color.red
        VStack {
            Circle()
                .fill(Color.red)
            if paint == Color.clear {
                Text("Empty")
            }
            Button("Clean") {
                paint = Color.clear
            }
            Button("Fill", action: { paint = Color.red })
            swatch(Color.red)
        }
        .background(isFull ? Color.red : Color.clear)
        .task {
            let next: Paints.Color = Color.red
            paint = next
        }
    }

    private func swatch(_ paint: Paints.Color) -> some View {
        Text("Swatch")
    }
}
