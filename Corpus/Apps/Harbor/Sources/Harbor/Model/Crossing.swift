import Foundation

/// One departure of a ferry.
struct Crossing: Identifiable, Hashable {
    enum Status: String {
        case onTime
        case delayed
        case cancelled
    }

    let id: Int
    let from: String
    let to: String
    var departure: Date
    var minutes: Int
    var status: Status = .onTime
    var price = 4.5

    var isRunning: Bool { status != .cancelled }

    static let sample = Crossing(
        id: 1, from: "Old Town", to: "Lighthouse", departure: Date(timeIntervalSince1970: 0),
        minutes: 25)
}
