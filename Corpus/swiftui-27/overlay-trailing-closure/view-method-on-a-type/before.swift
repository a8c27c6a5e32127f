import SwiftUI

struct Card: View {
    var body: some View {
        Text("Card").background(Tints.padding(0.2))
    }
}
