import SwiftUI

extension View {
    func formField() -> some View {
        textFieldStyle(.roundedBorder)
            .padding(4)
    }

    func plainField() -> some View { textFieldStyle(.roundedBorder) }
}
