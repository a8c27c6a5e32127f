import SwiftUI

/// The harbors on a chart that can be made larger.
struct MapScreen: View {
    @EnvironmentObject private var settings: Settings
    @GestureState private var pinch: CGFloat = 1

    var body: some View {
        Image("chart")
            .resizable()
            .scaleEffect(settings.mapScale * pinch)
            .gesture(
                MagnificationGesture()
                    .updating($pinch) { value, state, _ in
                        state = value
                    }
                    .onEnded { value in
                        settings.mapScale *= value
                    }
            )
            .edgesIgnoringSafeArea(.all)
            .navigationBarHidden(true)
    }
}
