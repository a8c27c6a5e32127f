import SwiftUI

@main
struct HarborApp: App {
    @StateObject private var timetable = Timetable()
    @StateObject private var settings = Settings()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(timetable)
                .environmentObject(settings)
                .accentColor(.harborBlue)
        }
    }
}
