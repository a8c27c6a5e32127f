import DesignSystem
import SwiftUI

struct Product: View {
    let name: String

    var body: some View {
        Text(name)
            .padding()
            .overlay(Ribbon(text: "New"))
    }
}
