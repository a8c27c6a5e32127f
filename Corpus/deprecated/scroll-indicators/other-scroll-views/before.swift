import SwiftUI

struct Shed: View {
    var body: some View {
        ScrollView(.vertical) {
            Text("Tools")
        }
        .scrollIndicators(.hidden)
        TrackingScrollView(.vertical, showsIndicators: false) {
            Text("Seeds")
        }
    }
}
