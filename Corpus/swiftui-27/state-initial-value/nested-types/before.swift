import SwiftUI

struct Board: View {
    let name: String
    @State private var zoom: Double = 1

    init(name: String) {
        self.name = name
    }

    var body: some View {
        Tile(zoom: zoom, name: name)
    }

    private struct Tile: View {
        let name: String
        @State private var zoom: Double = 1

        init(zoom: Double, name: String) {
            self.zoom = zoom
            self.name = name
        }

        var body: some View {
            Text(name).scaleEffect(zoom)
        }
    }
}
