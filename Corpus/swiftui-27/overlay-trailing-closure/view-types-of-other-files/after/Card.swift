import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .overlay { Ribbon(text: "New") }
            .background {
                // Below all.
                Ribbon(text: title)
            }
            .background(Sheet())
            .overlay(Stamp(text: title))
            .overlay(alignment: .bottom) { MapView(zoom: 3) }
            .background { Clip(player: 1) }
    }
}
