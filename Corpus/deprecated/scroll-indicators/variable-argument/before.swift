import SwiftUI

struct Gallery: View {
    let showsBar: Bool
    let isLarge: Bool
    var axis: Axis.Set = .horizontal

    var body: some View {
        VStack {
            ScrollView(showsIndicators: !isLarge) {
                Text("Tulips")
            }
            ScrollView(axis, showsIndicators: showsBar) {
                Text("Roses")
            }
            .padding()
        }
    }
}
