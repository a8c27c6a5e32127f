import SwiftUI

struct AddressForm: View {
    @Binding var address: Address

    var body: some View {
        Group {
            TextField("Street", text: $address.street)
            TextField("City", text: $address.city)
        }.textFieldStyle(.roundedBorder)

        Grid {
            GridRow { TextField("Zip", text: $address.zip) }
        }
        .textFieldStyle(.roundedBorder)
        .padding()
    }
}
