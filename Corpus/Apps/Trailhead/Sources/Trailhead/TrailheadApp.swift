import SwiftUI

/// A log of the hikes somebody made, and of those still to come.
@main
struct TrailheadApp: App {
    @State private var log: HikeLog
    @State private var theme = Theme.forest

    init() {
        // Restored before the first scene appears, so that the list never flashes empty.
        log = HikeLog(hikes: ExportService.restore())
    }

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Hikes", systemImage: "figure.hiking") {
                    NavigationStack { HikeList() }
                }
                Tab("Stats", systemImage: "chart.bar") {
                    NavigationStack { StatsView(log: log, range: .month) }
                }
                Tab("Settings", systemImage: "gear") {
                    NavigationStack { SettingsView(theme: $theme) }
                }
            }
            .environment(log)
            .environment(\.theme, theme)
        }
    }
}
