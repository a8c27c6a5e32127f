import Paints
import SwiftUI

struct Stripes: View {
    var body: some View {
        VStack {
            SwiftUI.Color.red
            Color.green
            SwiftUI.Color.blue
            Color.black
        }
    }
}
