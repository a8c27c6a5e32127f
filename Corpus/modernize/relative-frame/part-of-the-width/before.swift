import SwiftUI

struct Shelf: View {
    var body: some View {
        GeometryReader { proxy in
            // Half of it.
            HStack {
                Text("A").frame(width: proxy.size.width * 0.5)
            }
        }
    }
}
