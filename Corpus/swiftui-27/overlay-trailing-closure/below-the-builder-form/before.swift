import SwiftUI

struct Avatar: View {
    var body: some View {
        Image("me")
            .overlay(Circle().stroke(Color.white))
            .background(Color.black.opacity(0.2))
    }
}
