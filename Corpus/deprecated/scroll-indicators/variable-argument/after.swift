import SwiftUI

struct Gallery: View {
    let showsBar: Bool
    let isLarge: Bool
    var axis: Axis.Set = .horizontal

    var body: some View {
        VStack {
            ScrollView(axis) {
                Text("Roses")
            }
            .scrollIndicators(showsBar ? .automatic : .hidden)
            ScrollView {
                Text("Tulips")
            }
            .scrollIndicators(!isLarge ? .automatic : .hidden)
            ScrollView {
                Text("Lilies")
            }
            .scrollIndicators((isLarge ? showsBar : false) ? .automatic : .hidden)
            .padding()
        }
    }
}
