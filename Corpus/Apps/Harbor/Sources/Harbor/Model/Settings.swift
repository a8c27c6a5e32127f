import SwiftUI

/// What people have chosen; kept in memory.
final class Settings: ObservableObject {
    @Published var name = ""
    @Published var email = ""
    @Published var wantsReminders = true
    /// How large the map is drawn.
    @Published var mapScale: CGFloat = 1

    var isComplete: Bool { !name.isEmpty && !email.isEmpty }
}
