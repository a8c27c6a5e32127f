import SwiftUI

struct Inbox: View {
    let account: Account
    @State private var filter: String = ""

    init?(account: Account, query: String?) {
        guard let query else { return nil }
        filter = query
        self.account = account
    }

    init(account: Account, checked query: String) throws {
        guard !query.isEmpty else { throw InboxError.emptyQuery }
        filter = query
        self.account = account
    }

    init(account: Account, required query: String?) {
        guard let query else { fatalError("a query is required") }
        filter = query
        self.account = account
    }

    var body: some View {
        MailList(account: account, filter: filter)
    }
}
