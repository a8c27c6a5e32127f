import Foundation

/// What to expect on the way.
struct Forecast: Hashable {
    var summary: String
    /// Degrees Celsius.
    var high: Double
    var low: Double
}

/// Answers from a cache first, then from the network.
actor WeatherService {
    static let shared = WeatherService()

    /// The last known forecasts; read without waiting when a card appears.
    nonisolated let cached: [Date: Forecast] = [:]

    private var pending: [Date: Task<Forecast, any Error>] = [:]

    func forecast(for day: Date) async throws -> Forecast {
        if let task = pending[day] {
            return try await task.value
        }
        let task = Task {
            try await Task.sleep(for: .milliseconds(300))
            return Forecast(summary: "Sunny", high: 21, low: 9)
        }
        pending[day] = task
        return try await task.value
    }
}
