import SwiftUI

@Observable
final class Inbox {
    var query = ""

    @MainActor func load() async {}
}

struct InboxView: View {
    @Environment(Inbox.self) private var inbox

    var body: some View {
        TextField("Search", text: Bindable(inbox).query)
            .task { await inbox.load() }
    }
}
