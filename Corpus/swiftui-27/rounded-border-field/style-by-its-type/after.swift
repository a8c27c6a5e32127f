import SwiftUI

struct LoginForm: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .textFieldStyle(.bordered)
                .textInputBorderShape(.roundedRectangle)
            SecureField("Password", text: $password)
                .textFieldStyle(.bordered)
                .textInputBorderShape(.roundedRectangle)
            TextField("Code", text: .constant(""))
                .textFieldStyle(.bordered)
                .textInputBorderShape(.roundedRectangle)
        }
        .padding()
    }
}
