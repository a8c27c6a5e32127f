import SwiftUI

@Observable
final class Camera {
    var zoom = 1.0
}

final class Flash: ObservableObject {
    @Published var isOn = false
    #if DEBUG
    @Published var shots = 0
    #endif
}

struct CameraView: View {
    @Bindable var camera: Camera
    @ObservedObject var flash: Flash

    var body: some View {
        VStack {
            Slider(value: $camera.zoom)
            #if DEBUG
            Text("\(flash.shots)")
            #endif
        }
        .environment(camera)
    }
}
