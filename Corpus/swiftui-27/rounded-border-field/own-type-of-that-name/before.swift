import SwiftUI

struct RoundedBorderTextFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(6)
    }
}

struct BioField: View {
    @Binding var bio: String

    var body: some View {
        TextField("Bio", text: $bio)
            .textFieldStyle(RoundedBorderTextFieldStyle())
    }
}
