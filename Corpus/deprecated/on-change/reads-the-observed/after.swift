import SwiftUI

struct TideView: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var height = 0
    @Binding var harbor: String
    @StateObject private var clock = Clock()
    let level: Int

    var body: some View {
        Text(harbor)
            .onChange(of: height) { print(height) }
            .onChange(of: harbor) { _, name in print(name, self.harbor) }
            .onChange(of: clock.hour) { _, hour in print(hour - clock.hour) }
            .onChange(of: level) { new in print(new - level) }
            .onChange(of: scenePhase) { _ in
                if scenePhase == .active { print("tide") }
            }
            .onChange(of: self.level) { [weak clock] new in print(clock?.hour ?? new, level) }
            .onChange(of: level) { print($0, self.level) }
    }

    func table(for depth: Int) -> some View {
        Text("Depth").onChange(of: depth) { _ in print(depth) }
    }
}
