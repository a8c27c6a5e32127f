import SwiftUI

struct Tag: View {
    let text: String

    var body: some View {
        Text(text)
            .padding(6)
            .background(RoundedRectangle(cornerRadius: 8).fill(.orange))
            .font(.caption)
    }
}
