import SwiftUI

struct Inbox: View {
    @State private var mailToDelete: Mail?

    var body: some View {
        MailList { mail in
            mailToDelete = mail
        }
        .confirmationDialog(
            // Asked each time.
            "Delete mail?",
            item: $mailToDelete,
            actions: { mail in
                Button("Delete", role: .destructive) { mail.delete() }
            },
            message: { mail in
                Text(mail.subject)
            }
        )
    }
}
