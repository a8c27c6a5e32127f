import Charts
import SwiftUI

final class Screen {
  var metric = 0
  let days: [Day] = []

  func chart() -> some View {
    Chart {
      ForEach(days) { day in
        self.marks(for: day)
      }
    }
  }

  @ChartContentBuilder
  private func marks(for day: Day) -> some ChartContent {
    switch self.metric {
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

extension DayView {
  @ViewBuilder
  var chart: some View {
    Chart(0..<7, id: \.self) { day in
      self.marks(for: day)
    }
  }

  @ChartContentBuilder
  private func marks(for day: Int) -> some ChartContent {
    switch day {
    case 0: RuleMark(x: .value("D", self.m0))
    case 1: RuleMark(x: .value("D", self.m1))
    case 2: RuleMark(x: .value("D", self.m2))
    case 3: RuleMark(x: .value("D", self.m3))
    case 4: RuleMark(x: .value("D", self.m4))
    case 5: RuleMark(x: .value("D", self.m5))
    case 6: RuleMark(x: .value("D", self.m6))
    case 7: RuleMark(x: .value("D", self.m7))
    case 8: RuleMark(x: .value("D", self.m8))
    default: RuleMark(x: .value("D", self.m9))
    }
  }
}

extension View {
  func chart(of days: [Int], metric: Int) -> some View {
    Chart(days, id: \.self) { day in
      marks(for: day, metric: metric)
    }
  }

  @ChartContentBuilder
  private func marks(for day: Int, metric: Int) -> some ChartContent {
    switch metric {
    case 0: LineMark(x: .value("Day", day), y: .value("Value", 0))
    case 1: LineMark(x: .value("Day", day), y: .value("Value", 1))
    case 2: LineMark(x: .value("Day", day), y: .value("Value", 2))
    case 3: LineMark(x: .value("Day", day), y: .value("Value", 3))
    case 4: LineMark(x: .value("Day", day), y: .value("Value", 4))
    case 5: LineMark(x: .value("Day", day), y: .value("Value", 5))
    case 6: LineMark(x: .value("Day", day), y: .value("Value", 6))
    case 7: LineMark(x: .value("Day", day), y: .value("Value", 7))
    case 8: LineMark(x: .value("Day", day), y: .value("Value", 8))
    default: LineMark(x: .value("Day", day), y: .value("Value", 9))
    }
  }
}
