import SwiftUI

struct Gallery: View {
    let showsBar: Bool
    let isLarge: Bool
    var axis: Axis.Set = .horizontal

    var body: some View {
        VStack {
            ScrollView(axis, showsIndicators: showsBar) {
                Text("Roses")
            }
            ScrollView(showsIndicators: !isLarge) {
                Text("Tulips")
            }
            ScrollView(.vertical, showsIndicators: isLarge ? showsBar : false) {
                Text("Lilies")
            }
            .padding()
        }
    }
}
