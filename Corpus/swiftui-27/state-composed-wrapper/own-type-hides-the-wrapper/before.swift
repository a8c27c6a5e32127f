import SwiftUI

@globalActor
actor AppStorage {
    static let shared = AppStorage()
}

struct Volume: View {
    @State @AppStorage private var level = 0.5

    var body: some View {
        Slider(value: $level)
    }
}
