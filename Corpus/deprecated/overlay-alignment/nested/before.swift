import SwiftUI

struct Sign: View {
    let isLit: Bool

    var body: some View {
        Text("Exit")
            .background(Color.green.opacity(isLit ? 1 : 0.4), alignment: .leading)
            .overlay(Group { Text("lit") }.overlay(Text("!"), alignment: .top), alignment: .bottom)
    }
}
