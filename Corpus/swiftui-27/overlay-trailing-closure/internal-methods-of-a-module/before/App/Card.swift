import Badges
import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .overlay(Text("New"))
            .background(Text("Old"))
    }
}
