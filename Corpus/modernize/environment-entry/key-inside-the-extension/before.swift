import SwiftUI

extension EnvironmentValues {
    var showsTimetable: Bool {
        get { self[TimetableKey.self] }
        set { self[TimetableKey.self] = newValue }
    }

    private struct TimetableKey: EnvironmentKey {
        static let defaultValue: Bool = false
    }
}

extension View {
    func timetable(_ shows: Bool = true) -> some View {
        environment(\.showsTimetable, shows)
    }
}
