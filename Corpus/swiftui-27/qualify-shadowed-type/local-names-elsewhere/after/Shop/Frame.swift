import Paints
import SwiftUI

struct Frame: View {
    var body: some View {
        SwiftUI.Color.clear
    }
}
