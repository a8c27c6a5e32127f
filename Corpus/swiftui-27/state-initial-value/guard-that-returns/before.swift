import SwiftUI

struct Inbox: View {
    let account: Account
    @State private var filter: String = ""

    init(account: Account, query: String?) {
        self.account = account
        guard let query else {
            return
        }
        filter = query
    }

    var body: some View {
        MailList(account: account, filter: filter)
    }
}
