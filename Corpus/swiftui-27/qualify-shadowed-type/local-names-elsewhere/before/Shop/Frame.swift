import Paints
import SwiftUI

struct Frame: View {
    var body: some View {
        Color.clear
    }
}
