import SwiftUI

struct MailList: View {
    @State private var mail: Mail?

    var body: some View {
        MailTable { mail in
            self.mail = mail
        }
        .alert("Archive?", item: self.$mail) { mail in
            Button("Archive") { mail.archive() }
            Button("Not now") {
                self.mail = nil
            }
        }
    }
}
