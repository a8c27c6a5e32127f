import SwiftUI

struct Thread: View {
    var Replies: some View {
        Text("Replies")
    }

    var body: some View {
        Replies
            .background { Circle() }
    }
}
