import Charts
import SwiftUI

struct MetricChart: View {
  var metric: Int
  let days: [Day]

  var body: some View {
    Chart(days) { day in
      marks(for: day)
    }
  }

  @ChartContentBuilder
  private func marks(for day: Day) -> some ChartContent {
    if day.isFirst {
      switch metric {
      case 0: LineMark(x: .value("Day", day.day), y: .value("M0", day.m0))
      case 1: LineMark(x: .value("Day", day.day), y: .value("M1", day.m1))
      case 2: LineMark(x: .value("Day", day.day), y: .value("M2", day.m2))
      case 3: LineMark(x: .value("Day", day.day), y: .value("M3", day.m3))
      default: LineMark(x: .value("Day", day.day), y: .value("M4", day.m4))
      }
    } else if day.isLast {
      RuleMark(x: .value("Last", day.day))
    } else {
      if day.isHoliday {
        PointMark(x: .value("Day", day.day), y: .value("Free", 1))
      }
      if let note = day.note {
        PointMark(x: .value(note, day.day), y: .value("Note", 1))
      }
    }
  }
}
