import SwiftUI

/// The colors of the app.
struct Theme: Hashable, Identifiable {
    let id: String
    let accent: Color
    let paper: Color

    static let forest = Theme(id: "Forest", accent: .green, paper: Color(white: 0.97))
    static let glacier = Theme(id: "Glacier", accent: .blue, paper: Color(red: 0.93, green: 0.96, blue: 1))
    static let all = [forest, glacier]
}

extension EnvironmentValues {
    @Entry var theme = Theme.forest
}

extension Difficulty {
    var color: Color {
        switch self {
        case .easy: .green
        case .moderate: .orange
        case .hard: .red
        case .alpine: .purple
        }
    }
}
