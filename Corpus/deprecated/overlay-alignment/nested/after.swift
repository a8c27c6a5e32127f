import SwiftUI

struct Sign: View {
    let isLit: Bool

    var body: some View {
        Text("Exit")
            .background(alignment: .leading) { Color.green.opacity(isLit ? 1 : 0.4) }
            .overlay(alignment: .bottom) { Group { Text("lit") }.overlay(alignment: .top) { Text("!") } }
    }
}
