import SwiftUI

struct Avatar: View {
    var body: some View {
        Image("me")
            .overlay { Circle().stroke(Color.white) }
    }
}
