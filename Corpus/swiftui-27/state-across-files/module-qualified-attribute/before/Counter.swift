import SwiftUI

enum State {
    case idle, counting
}

struct Counter: View {
    let title: String
    @SwiftUI.State private var state = State.idle

    var body: some View {
        Text(title)
    }
}
