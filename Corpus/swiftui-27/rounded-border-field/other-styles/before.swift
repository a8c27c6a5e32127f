import SwiftUI

struct Fields: View {
    @Binding var text: String

    var body: some View {
        TextField("a", text: $text).textFieldStyle(.plain)
        TextField("b", text: $text).textFieldStyle(.squareBorder)
        TextField("c", text: $text).textFieldStyle(.bordered).textInputBorderShape(.capsule)
        Button("d") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle)
        // was: .textFieldStyle(.roundedBorder)
        Text(".textFieldStyle(.roundedBorder)")
    }
}
