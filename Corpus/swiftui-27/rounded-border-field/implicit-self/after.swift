import SwiftUI

extension View {
    func formField() -> some View {
        textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle)
            .padding(4)
    }

    func plainField() -> some View { textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle) }
}
