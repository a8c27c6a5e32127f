import SwiftUI

struct Inbox: View {
    @State private var mailToDelete: Mail?

    var body: some View {
        MailList { mail in
            mailToDelete = mail
        }
        .confirmationDialog(
            Text("Delete mail?"),
            item: $mailToDelete,
            titleVisibility: .visible
        ) { mail in
            Button("Delete", role: .destructive) { mail.delete() }
        }
    }
}
