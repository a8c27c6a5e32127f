import SwiftUI

@Observable
final class Camera {
    var zoom = 1.0
    #if DEBUG
    var shots = 0
    #endif
}

struct CameraView: View {
    @Bindable var camera: Camera

    var body: some View {
        VStack {
            Slider(value: $camera.zoom)
            #if DEBUG
            Text("\(camera.shots)")
            #endif
        }
        .environment(camera)
    }
}
