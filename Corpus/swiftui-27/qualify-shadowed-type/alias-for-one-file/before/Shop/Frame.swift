import Paints
import SwiftUI

private typealias Color = SwiftUI.Color

struct Frame: View {
    var body: some View {
        Color.clear
    }
}
