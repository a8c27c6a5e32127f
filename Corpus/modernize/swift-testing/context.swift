import Foundation

enum RailError: Error, Equatable {
    case closed
    case full
}

final class Timetable {
    var departures: [String] = []
    var delay = 0.0
    var isOpen = true

    func next() throws -> String {
        guard let first = departures.first else { throw RailError.closed }
        return first
    }

    func close() {}
}

final class Board {
    let timetable: Timetable
    var rows: [String] { timetable.departures }

    init(timetable: Timetable) { self.timetable = timetable }
}

struct Basket {
    var apples = 0
    var label: String?

    mutating func add() { apples += 1 }
}

func load() async throws -> [String] { [] }
