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
            Text("Delete mail?"),
            isPresented: $isConfirming,
            titleVisibility: .visible,
            presenting: mailToDelete
        ) { mail in
            Button("Delete", role: .destructive) { mail.delete() }
        }
    }
}
