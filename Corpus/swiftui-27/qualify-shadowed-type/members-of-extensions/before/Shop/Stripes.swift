import Paints
import SwiftUI

struct Stripes: View {
    var body: some View {
        VStack {
            Color.red
            Color.green
            Color.blue
            Color.black
        }
    }
}
