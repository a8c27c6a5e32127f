import Foundation

/// One hike: where it went, how far, and how it was.
struct Hike: Identifiable, Hashable, Codable {
    var id = UUID()
    var title = ""
    var date = Date()
    /// Kilometers, measured on the map.
    var distance = 0.0
    /// Meters of ascent.
    var climb = 0
    var difficulty = Difficulty.easy
    var notes = ""
    var photos: [Photo] = []

    var isUpcoming: Bool { date > .now }
}

/// A picture taken on a hike.
struct Photo: Identifiable, Hashable, Codable {
    var id = UUID()
    var file: URL
    var caption: String?
}

/// How hard a hike is, on the scale of the alpine clubs.
enum Difficulty: Int, CaseIterable, Codable, Comparable {
    case easy, moderate, hard, alpine

    var label: String {
        switch self {
        case .easy: "Easy"
        case .moderate: "Moderate"
        case .hard: "Hard"
        case .alpine: "Alpine"
        }
    }

    static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }
}
