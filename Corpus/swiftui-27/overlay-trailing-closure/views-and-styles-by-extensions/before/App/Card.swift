import Paints
import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Label(title, systemImage: "star")
            .background(Wash())
            .overlay(Theme.Badge())
            .overlay(mark())
            .overlay(Text(title))
    }
}
