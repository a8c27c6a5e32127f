import SwiftUI

struct AddressForm: View {
    @Binding var address: Address

    var body: some View {
        Group {
            TextField("Street", text: $address.street)
            TextField("City", text: $address.city)
        }.textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle)

        Grid {
            GridRow { TextField("Zip", text: $address.zip) }
        }
        .textFieldStyle(.bordered)
        .textInputBorderShape(.roundedRectangle)
        .padding()
    }
}
