import SwiftUI

struct PhotoStrip: View {
    let photos: [Photo]
    let axes: Axis.Set

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                HStack { ForEach(photos) { Text($0.title) } }
            }
            .scrollIndicators(.hidden)
            ScrollView([.horizontal, .vertical]) {
                Text("Map")
            }
            .scrollIndicators(.hidden)
            ScrollView(axes) {
                Text("Free")
            }
            .scrollIndicators(.hidden)
            ScrollView([]) {
                Text("Fixed")
            }
            .scrollIndicators(.hidden)
        }
    }
}
