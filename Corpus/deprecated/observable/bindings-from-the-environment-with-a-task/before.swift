import SwiftUI

final class Inbox: ObservableObject {
    @Published var query = ""

    @MainActor func load() async {}
}

struct InboxView: View {
    @EnvironmentObject private var inbox: Inbox

    var body: some View {
        TextField("Search", text: $inbox.query)
            .task { await inbox.load() }
    }
}
