import SwiftUI

struct Badge: View {
    var body: some View {
        Text("Old").foregroundStyle(Shades.pale.color)
    }
}
