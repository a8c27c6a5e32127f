import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .overlay(Text("New"))
            .background(Text("Old"))
            .background(Text("Older"), alignment: .top)
            .overlay(Text("Newer"), alignment: .top)
            .overlay(Badge.new)
    }
}
