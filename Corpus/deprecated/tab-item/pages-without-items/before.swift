import SwiftUI

struct TourScreen: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            Text("Welcome").tag(0)
            Text("Start").tag(1)
        }
        .tabViewStyle(.page)
    }
}
