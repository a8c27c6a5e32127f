import SwiftUI

struct RouteView: View {
    let stops: [String]

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            ForEach(stops, id: \.self) { Text($0) }
        }
    }
}
