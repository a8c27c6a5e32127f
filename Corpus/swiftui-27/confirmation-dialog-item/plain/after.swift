import SwiftUI

struct Inbox: View {
    @State private var mailToDelete: Mail?
    let store: MailStore

    var body: some View {
        MailList(store: store) { mail in
            mailToDelete = mail
        }
        .confirmationDialog("Delete mail?", item: $mailToDelete) { mail in
            Button("Delete", role: .destructive) { store.delete(mail) }
        } message: { mail in
            Text("“\(mail.subject)” cannot be brought back.")
        }
    }
}
