import SwiftUI

struct SplashScreen: View {
    let edges: Edge.Set

    var body: some View {
        ZStack {
            Color.blue.edgesIgnoringSafeArea(.all)
            Color.teal.edgesIgnoringSafeArea(Edge.Set.all)
            Color.mint.edgesIgnoringSafeArea(.top)
            Color.cyan.edgesIgnoringSafeArea([.top, .bottom])
            Color.gray.edgesIgnoringSafeArea(edges)
            Color.pink.edgesIgnoringSafeArea([])
        }
    }
}
