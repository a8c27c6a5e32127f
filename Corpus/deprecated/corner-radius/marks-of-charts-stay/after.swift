import Charts
import SwiftUI

struct RainChart: View {
    let days: [Day]

    var body: some View {
        Chart(days) { day in
            BarMark(x: .value("Day", day.name), y: .value("Rain", day.rain))
                .cornerRadius(4)
        }
        .clipShape(.rect(cornerRadius: 8))
    }

    @ChartContentBuilder
    func bar(_ day: Day) -> some ChartContent {
        BarMark(x: .value("Day", day.name), y: .value("Rain", day.rain))
            .foregroundStyle(.blue)
            .cornerRadius(4)
    }
}

struct Day: Identifiable {
    let id: Int
    let name: String
    let rain: Double
}
