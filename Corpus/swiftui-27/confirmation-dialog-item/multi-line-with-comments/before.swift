import SwiftUI

struct Inbox: View {
    @State private var mailToDelete: Mail?
    @State private var isConfirming = false

    var body: some View {
        MailList { mail in
            mailToDelete = mail
            isConfirming = true
        }
        .confirmationDialog(
            // Asked each time.
            "Delete mail?",
            isPresented: $isConfirming,
            presenting: mailToDelete,
            actions: { mail in
                Button("Delete", role: .destructive) { mail.delete() }
            },
            message: { mail in
                Text(mail.subject)
            }
        )
    }
}
