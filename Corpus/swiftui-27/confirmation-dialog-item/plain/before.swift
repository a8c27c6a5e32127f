import SwiftUI

struct Inbox: View {
    @State private var mailToDelete: Mail?
    @State private var isConfirming = false
    let store: MailStore

    var body: some View {
        MailList(store: store) { mail in
            mailToDelete = mail
            isConfirming = true
        }
        .confirmationDialog("Delete mail?", isPresented: $isConfirming, presenting: mailToDelete) { mail in
            Button("Delete", role: .destructive) { store.delete(mail) }
        } message: { mail in
            Text("“\(mail.subject)” cannot be brought back.")
        }
    }
}
