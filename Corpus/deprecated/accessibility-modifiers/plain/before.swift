import SwiftUI

struct LikeButton: View {
    var body: some View {
        Image(systemName: "heart")
            .accessibility(label: Text("Like"))
    }
}
