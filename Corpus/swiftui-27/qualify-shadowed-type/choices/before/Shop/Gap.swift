import Paints
import SwiftUI

struct Gap: View {
    let isMarked: Bool
    let paint: Paints.Color

    var body: some View {
        VStack {
            isMarked ? Color.red : Color.clear
            (Color.clear)
            (isMarked ? Color.red : .blue)
                .frame(height: 2)
            if paint == (isMarked ? Color.red : Color.clear) {
                Text("Marked")
            }
        }
    }
}
