import SwiftUI

struct PlateField: View {
    @Binding var plate: String
    let capitals: UITextAutocapitalizationType
    let isLoud: Bool

    var body: some View {
        TextField("Plate", text: $plate)
            // Set by the country.
            .autocapitalization(capitals)
        TextField("Remark", text: $plate)
            .autocapitalization(isLoud ? .allCharacters : .sentences)
    }
}
