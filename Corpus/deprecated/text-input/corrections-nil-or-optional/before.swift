import SwiftUI

struct WordField: View {
    @Binding var word: String
    var disables: Bool?

    var body: some View {
        TextField("Word", text: $word)
            .disableAutocorrection(nil)
        TextField("Word", text: $word)
            .disableAutocorrection(disables)
        TextField("Word", text: $word)
            .disableAutocorrection(settings.disables)
    }

    @Environment(\.keyboardSettings) private var settings
}
