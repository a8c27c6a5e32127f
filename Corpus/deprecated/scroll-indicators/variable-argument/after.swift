import SwiftUI

struct Gallery: View {
    let showsBar: Bool
    let isLarge: Bool
    var axis: Axis.Set = .horizontal

    var body: some View {
        VStack {
            ScrollView {
                Text("Tulips")
            }
            .scrollIndicators(!isLarge ? .automatic : .hidden)
            ScrollView(axis) {
                Text("Roses")
            }
            .scrollIndicators(showsBar ? .automatic : .hidden)
            .padding()
        }
    }
}
