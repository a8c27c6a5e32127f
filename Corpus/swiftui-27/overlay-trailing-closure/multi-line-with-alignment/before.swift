import SwiftUI

struct Inbox: View {
    let unread: Int

    var body: some View {
        Image(systemName: "tray")
            .overlay(
                Text("\(unread)")
                    .font(.caption2),
                alignment: .topTrailing
            )
    }
}
