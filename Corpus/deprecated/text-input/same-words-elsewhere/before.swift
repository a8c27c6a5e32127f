import SwiftUI

final class PinField: UITextField {
    func prepare() {
        autocapitalizationType = .none
        autocorrectionType = .no
    }
}

struct PinView: View {
    @Binding var pin: String

    var body: some View {
        TextField("Pin", text: $pin)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
    }
}
