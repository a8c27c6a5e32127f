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
            .roundedBorder
        )
        .lineLimit(3...6)
    }
}
