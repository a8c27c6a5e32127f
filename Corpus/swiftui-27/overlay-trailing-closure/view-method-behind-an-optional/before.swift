import SwiftUI

struct Card: View {
    let model: Model

    var body: some View {
        Text("Card").overlay(model.badge?.padding(4))
    }
}
