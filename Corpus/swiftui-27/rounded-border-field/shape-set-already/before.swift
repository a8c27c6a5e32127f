import SwiftUI

struct Picker: View {
    @Binding var city: String

    var body: some View {
        TextField("City", text: $city)
            .textFieldStyle(.roundedBorder)
            .textInputBorderShape(.capsule)
    }
}
