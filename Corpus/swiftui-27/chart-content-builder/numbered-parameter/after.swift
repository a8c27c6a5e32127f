import Charts
import SwiftUI

struct Day: Identifiable {
  let id: Int
  let m0, m1, m2, m3, m4, m5, m6, m7, m8, m9: Double
}

struct MetricChart: View {
  var metric: Int
  let days: [Day]
  let counts: Set<Int>

  var body: some View {
    VStack {
      Chart(days) {
        marks(for: $0)
      }
      Chart(0..<7, id: \.self) {
        chartMarks(for: $0)
      }
    }
  }

  @ChartContentBuilder
  private func marks(for day: Day) -> some ChartContent {
    switch metric {
    case 0: BarMark(x: .value("M0", day.m0), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    case 1: BarMark(x: .value("M1", day.m1), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    case 2: BarMark(x: .value("M2", day.m2), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    case 3: BarMark(x: .value("M3", day.m3), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    case 4: BarMark(x: .value("M4", day.m4), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    case 5: BarMark(x: .value("M5", day.m5), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    case 6: BarMark(x: .value("M6", day.m6), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    case 7: BarMark(x: .value("M7", day.m7), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    case 8: BarMark(x: .value("M8", day.m8), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    default: BarMark(x: .value("M9", day.m9), y: .value("Sum", [day.m0, day.m1].map { $0 + 1 }.count))
    }
  }

  @ChartContentBuilder
  private func chartMarks(for element: Int) -> some ChartContent {
    switch metric {
    case 0: BarMark(x: .value("M0", element))
    case 1: BarMark(x: .value("M1", element))
    case 2: BarMark(x: .value("M2", element))
    case 3: BarMark(x: .value("M3", element))
    case 4: BarMark(x: .value("M4", element))
    case 5: BarMark(x: .value("M5", element))
    case 6: BarMark(x: .value("M6", element))
    case 7: BarMark(x: .value("M7", element))
    case 8: BarMark(x: .value("M8", element))
    default: BarMark(x: .value("M9", element))
    }
  }
}
