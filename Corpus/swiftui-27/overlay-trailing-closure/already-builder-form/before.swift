import SwiftUI

struct Check: View {
    var body: some View {
        Text("Done")
            .overlay { Circle() }
            .overlay(alignment: .top) { Text("!") }
            .overlay(content: ring)
            .overlay(alignment: .bottom, content: ring)
            .background(content: { Color.red.opacity(0.2) })
            .background { Color.red.opacity(0.2) }
    }

    private func ring() -> some View {
        Capsule().stroke()
    }
}
