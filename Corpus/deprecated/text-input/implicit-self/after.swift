import SwiftUI

extension View {
    func codeField() -> some View {
        autocorrectionDisabled()
            .textInputAutocapitalization(.never)
    }

    func nameField() -> some View { self.textInputAutocapitalization(.words) }
}
