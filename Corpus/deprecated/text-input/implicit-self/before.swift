import SwiftUI

extension View {
    func codeField() -> some View {
        disableAutocorrection(true)
            .autocapitalization(.none)
    }

    func nameField() -> some View { self.autocapitalization(.words) }
}
