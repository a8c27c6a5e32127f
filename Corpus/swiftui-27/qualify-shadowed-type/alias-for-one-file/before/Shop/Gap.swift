import Paints
import SwiftUI

struct Gap: View {
    var body: some View {
        Color.clear
    }
}
