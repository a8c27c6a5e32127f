import SwiftUI

struct LoginForm: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .textFieldStyle(RoundedBorderTextFieldStyle())
            SecureField("Password", text: $password)
                .textFieldStyle(SwiftUI.RoundedBorderTextFieldStyle())
            TextField("Code", text: .constant(""))
                .textFieldStyle(RoundedBorderTextFieldStyle.init())
        }
        .padding()
    }
}
