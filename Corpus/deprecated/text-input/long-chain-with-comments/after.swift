import SwiftUI

struct SearchBar: View {
    @Binding var query: String

    var body: some View {
        TextField("Search", text: $query) // one line
            .font(.body)
            // Names of places begin small in some countries.
            .textInputAutocapitalization(.never) // never
            .keyboardType(.default)
            /* names are not in the dictionary */ .autocorrectionDisabled(/* always */)
            .padding(.horizontal, 12)
    }
}
