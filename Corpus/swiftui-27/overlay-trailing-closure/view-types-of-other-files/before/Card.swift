import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .overlay(Ribbon(text: "New"))
            .background(
                // Below all.
                Ribbon(text: title)
            )
            .background(Sheet())
            .overlay(Stamp(text: title))
            .overlay(MapView(zoom: 3), alignment: .bottom)
            .background(Clip(player: 1))
    }
}
