import SwiftUI

@main
struct RailApp: App {
    @State var timetable = Timetable()

    var body: some Scene {
        WindowGroup {
            DepartureBoard()
                .environment(timetable)
        }
    }
}
