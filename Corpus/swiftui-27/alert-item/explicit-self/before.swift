import SwiftUI

struct MailList: View {
    @State private var mail: Mail?
    @State private var isAsking: Bool = false

    var body: some View {
        MailTable { mail in
            self.mail = mail
            self.isAsking = true
        }
        .alert("Archive?", isPresented: self.$isAsking, presenting: self.mail) { mail in
            Button("Archive") { mail.archive() }
            Button("Not now") {
                self.isAsking = false
            }
        }
    }
}
