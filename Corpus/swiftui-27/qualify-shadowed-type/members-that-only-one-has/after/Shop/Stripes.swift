import Paints
import SwiftUI

struct Stripes: View {
    var body: some View {
        VStack {
            Color.red
            Color.blue
            Color.gray
            Color.teal
            Color.yellow
            SwiftUI.Color.black
        }
    }
}
