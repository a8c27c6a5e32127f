import SwiftUI

struct LoginForm: View {
    @State private var user = ""

    var body: some View {
        TextField("User", text: $user)
            .autocapitalization(.none)
            .disableAutocorrection(true)
    }
}
