import SwiftUI

/// The forecast for a day; starts from the cache and asks the service.
struct WeatherCard: View {
    let day: Date

    /// What is shown until the service answers.
    @State private var forecast: Forecast = Forecast(summary: "Asking…", high: 0, low: 0)

    init(day: Date) {
        // Only a day that was asked for before is in the cache.
        if let known = WeatherService.shared.cached[day] {
            forecast = known
        }
        self.day = day
    }

    var body: some View {
        LabeledCard(
            systemImage: "cloud.sun",
            title: "Weather",
            detail: "\(forecast.summary), \(forecast.low.formatted())–\(forecast.high.formatted()) °C"
        )
        .task(id: day) {
            forecast = (try? await WeatherService.shared.forecast(for: day)) ?? forecast
        }
    }
}
