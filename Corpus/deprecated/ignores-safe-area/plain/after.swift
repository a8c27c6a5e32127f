import SwiftUI

struct SplashScreen: View {
    let edges: Edge.Set

    var body: some View {
        ZStack {
            Color.blue.ignoresSafeArea()
            Color.teal.ignoresSafeArea()
            Color.mint.ignoresSafeArea(edges: .top)
            Color.cyan.ignoresSafeArea(edges: [.top, .bottom])
            Color.gray.ignoresSafeArea(edges: edges)
            Color.pink.ignoresSafeArea(edges: [])
        }
    }
}
