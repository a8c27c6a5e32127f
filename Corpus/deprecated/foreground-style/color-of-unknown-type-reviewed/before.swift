import SwiftUI

struct Badge: View {
    var body: some View {
        Text("Old").foregroundColor(Shades.pale.color)
    }
}
