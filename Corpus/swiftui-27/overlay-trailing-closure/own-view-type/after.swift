import SwiftUI

struct Ribbon: View {
    let text: String

    var body: some View { Text(text) }
}

struct Product: View {
    let isNew: Bool

    var body: some View {
        Image("product")
            .overlay { Ribbon(text: isNew ? "New" : "Sale").rotationEffect(.degrees(45)) }
    }
}
