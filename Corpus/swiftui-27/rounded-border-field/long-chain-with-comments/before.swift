import SwiftUI

struct SearchBar: View {
    @Binding var query: String
    let submit: () -> Void

    // MARK: Body

    var body: some View {
        TextField("Search", text: $query) // one line
            .font(.body)
            // The border tells that this can be typed into.
            .textFieldStyle(.roundedBorder)
            /* no corrections */
            .autocorrectionDisabled()
            .onSubmit { submit() }
            .padding(.horizontal, 12)
    }
}
