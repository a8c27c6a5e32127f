import SwiftUI

struct Notes: View {
    @Binding var text: String

    var body: some View {
        TextField(
            "Notes",
            text: $text,
            axis: .vertical
        )
        .textFieldStyle(
            .bordered
        )
        .textInputBorderShape(.roundedRectangle)
        .lineLimit(3...6)
    }
}
