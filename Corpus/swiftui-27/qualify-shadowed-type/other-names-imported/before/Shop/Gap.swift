import struct Paints.Brush
import struct Paints.Pot
import SwiftUI

struct Gap: View {
    let pot: Pot
    let brush: Brush

    var body: some View {
        Color.clear
    }
}
