import SwiftUI
import UIKit

struct Hotline: View {
    let chat: URL
    @State private var failed = false

    var body: some View {
        Button("Chat") {
            UIApplication.shared.open(chat, options: [.universalLinksOnly: true]) { opened in
                failed = !opened
            }
        }
        Button("Chat") {
            UIApplication.shared.open(chat) { opened in failed = !opened }
        }
        Button("Wait") {
            Task { await UIApplication.shared.open(chat) }
        }
    }
}
