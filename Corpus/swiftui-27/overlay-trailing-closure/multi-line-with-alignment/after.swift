import SwiftUI

struct Inbox: View {
    let unread: Int

    var body: some View {
        Image(systemName: "tray")
            .overlay(alignment: .topTrailing) {
                Text("\(unread)")
                    .font(.caption2)
            }
    }
}
