import SwiftUI

struct RouteView: View {
    let stops: [String]

    var body: some View {
        ScrollView {
            ForEach(stops, id: \.self) { Text($0) }
        }
        .scrollIndicators(.hidden)
    }
}
