import SwiftUI

struct OldField: View {
    @Binding var text: String

    var body: some View {
        TextField("Text", text: $text)
            .autocapitalization(.none)
            .disableAutocorrection(true)
    }
}
