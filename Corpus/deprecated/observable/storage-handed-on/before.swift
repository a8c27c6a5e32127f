import SwiftUI

final class Map: ObservableObject {
    @Published var zoom = 1.0
}

struct MapView: View {
    @ObservedObject var map: Map

    var body: some View { MapControls(map: _map) }
}

struct MapControls: View {
    @ObservedObject var map: Map

    init(map: ObservedObject<Map>) {
        _map = map
    }

    var body: some View { Slider(value: $map.zoom) }
}
