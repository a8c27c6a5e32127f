import SwiftUI

@main
struct RailApp: App {
    @StateObject var timetable = Timetable()

    var body: some Scene {
        WindowGroup {
            DepartureBoard()
                .environmentObject(timetable)
        }
    }
}
