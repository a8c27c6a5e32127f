import SwiftUI

final class Camera: ObservableObject {
    @Published var zoom = 1.0
}

final class Flash: ObservableObject {
    @Published var isOn = false
    #if DEBUG
    @Published var shots = 0
    #endif
}

struct CameraView: View {
    @ObservedObject var camera: Camera
    @ObservedObject var flash: Flash

    var body: some View {
        VStack {
            Slider(value: $camera.zoom)
            #if DEBUG
            Text("\(flash.shots)")
            #endif
        }
        .environmentObject(camera)
    }
}
