import SwiftUI

struct Finder: View {
    let title: String
    @State private var region = Places.home
    @State private var zoom: Double

    init(of model: Model) {
        region = model.region
        zoom = model.zoom
        title = model.title
    }

    var body: some View { Text(title) }
}
