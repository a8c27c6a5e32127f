import Paints
import SwiftUI

struct Gap: View {
    let isMarked: Bool
    let paint: Paints.Color

    var body: some View {
        VStack {
            isMarked ? SwiftUI.Color.red : SwiftUI.Color.clear
            (SwiftUI.Color.clear)
            (isMarked ? SwiftUI.Color.red : .blue)
                .frame(height: 2)
            if paint == (isMarked ? Color.red : Color.clear) {
                Text("Marked")
            }
        }
    }
}
