import SwiftUI

struct PhotoStrip: View {
    let photos: [Photo]
    let axes: Axis.Set

    var body: some View {
        VStack {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack { ForEach(photos) { Text($0.title) } }
            }
            ScrollView([.horizontal, .vertical], showsIndicators: false) {
                Text("Map")
            }
            ScrollView(axes, showsIndicators: false) {
                Text("Free")
            }
            ScrollView([], showsIndicators: false) {
                Text("Fixed")
            }
        }
    }
}
