import SwiftUI

final class Camera: ObservableObject {
    @Published var zoom = 1.0
    #if DEBUG
    @Published var shots = 0
    #endif
}

struct CameraView: View {
    @ObservedObject var camera: Camera

    var body: some View {
        VStack {
            Slider(value: $camera.zoom)
            #if DEBUG
            Text("\(camera.shots)")
            #endif
        }
        .environmentObject(camera)
    }
}
