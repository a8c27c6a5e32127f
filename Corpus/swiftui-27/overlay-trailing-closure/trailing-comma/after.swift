import SwiftUI

struct Inbox: View {
    var body: some View {
        Image(systemName: "tray")
            .overlay {
                Circle().stroke(.red)
            }
    }
}
