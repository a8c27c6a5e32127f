import Paints
import SwiftUI

struct Wall: View {
    let paint: (Paints.Color) -> Void

    var body: some View {
        Frame {
            Card(action: { paint(Color.red) }) {
                Color.red
            }
            .noted {
                Color.clear
            }
        }
    }
}
