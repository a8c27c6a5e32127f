import SwiftUI

struct Shelf: View {
    var body: some View {
        GeometryReader { proxy in
            Text("A").frame(height: proxy.size.height / 3)
        }
    }
}
