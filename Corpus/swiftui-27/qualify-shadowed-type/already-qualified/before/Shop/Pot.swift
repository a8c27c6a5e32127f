import Paints
import SwiftUI

struct Pot: View {
    let paint = Paints.Color.clear

    var body: some View {
        ZStack {
            SwiftUI.Color.clear
            SwiftUI.Color.clear.opacity(0.5)
            Text(Paints.Color.clear.ink)
        }
    }
}
