import SwiftUI

struct Row: View {
    var body: some View {
        Text("New").overlay(Image(#imageLiteral("star")))
    }
}
