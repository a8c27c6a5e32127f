import Foundation
import Observation

/// All hikes, newest first.
@Observable
final class HikeLog {
    private(set) var hikes: [Hike]
    var gear: [Gear] = Gear.starterKit

    init(hikes: [Hike] = []) {
        self.hikes = hikes.sorted { $0.date > $1.date }
    }

    /// Adds the hike, or replaces the one with the same identity.
    func save(_ hike: Hike) {
        hikes.removeAll { $0.id == hike.id }
        let index = hikes.firstIndex { $0.date < hike.date } ?? hikes.endIndex
        hikes.insert(hike, at: index)
    }

    func delete(_ hike: Hike) {
        hikes.removeAll { $0.id == hike.id }
    }

    /// Kilometers walked in the given interval.
    func distance(in interval: DateInterval) -> Double {
        hikes.filter { interval.contains($0.date) }.reduce(0) { $0 + $1.distance }
    }
}

/// Something to carry.
struct Gear: Identifiable, Hashable {
    let id = UUID()
    var name: String
    /// Grams.
    var weight: Int

    static let starterKit = [
        Gear(name: "Map", weight: 90),
        Gear(name: "Rain jacket", weight: 310),
        Gear(name: "First aid", weight: 240),
    ]
}
