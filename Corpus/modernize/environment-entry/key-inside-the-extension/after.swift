import SwiftUI

extension EnvironmentValues {
    @Entry var showsTimetable: Bool = false
}

extension View {
    func timetable(_ shows: Bool = true) -> some View {
        environment(\.showsTimetable, shows)
    }
}
