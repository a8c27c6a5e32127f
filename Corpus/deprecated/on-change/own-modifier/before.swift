import SwiftUI

extension View {
    func onChange(of level: Double, perform action: @escaping (Double) -> Void) -> some View {
        self.onAppear { action(level) }
    }
}

struct WaterTank: View {
    @State private var level = 0.0

    var body: some View {
        Slider(value: $level)
            .onChange(of: level) { level in print(level) }
    }
}
