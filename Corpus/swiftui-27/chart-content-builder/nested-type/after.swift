import Charts
import SwiftUI

struct Model {
  struct Day: Identifiable {
    let id: Int
    let day: Int
    let m0, m1, m2, m3, m4, m5, m6, m7, m8, m9: Double
  }

  let days: [Day]
}

struct MetricChart: View {
  var metric: Int
  let model: Model

  var body: some View {
    Chart(model.days) { day in
      marks(for: day)
    }
  }

  @ChartContentBuilder
  private func marks(for day: Model.Day) -> some ChartContent {
    switch metric {
    case 0: LineMark(x: .value("Day", day.day), y: .value("M0", day.m0))
    case 1: LineMark(x: .value("Day", day.day), y: .value("M1", day.m1))
    case 2: LineMark(x: .value("Day", day.day), y: .value("M2", day.m2))
    case 3: LineMark(x: .value("Day", day.day), y: .value("M3", day.m3))
    case 4: LineMark(x: .value("Day", day.day), y: .value("M4", day.m4))
    case 5: LineMark(x: .value("Day", day.day), y: .value("M5", day.m5))
    case 6: LineMark(x: .value("Day", day.day), y: .value("M6", day.m6))
    case 7: LineMark(x: .value("Day", day.day), y: .value("M7", day.m7))
    case 8: LineMark(x: .value("Day", day.day), y: .value("M8", day.m8))
    default: LineMark(x: .value("Day", day.day), y: .value("M9", day.m9))
    }
  }
}
