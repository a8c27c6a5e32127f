import Charts
import SwiftUI

struct MetricChart: View {
  var metric: Int
  let model: Model

  var body: some View {
    Chart(model.weeks) { week in
      switch metric {
      case 0: RuleMark(x: .value("M0", week.m0))
      case 1: RuleMark(x: .value("M1", week.m1))
      case 2: RuleMark(x: .value("M2", week.m2))
      case 3: RuleMark(x: .value("M3", week.m3))
      case 4: RuleMark(x: .value("M4", week.m4))
      case 5: RuleMark(x: .value("M5", week.m5))
      case 6: RuleMark(x: .value("M6", week.m6))
      case 7: RuleMark(x: .value("M7", week.m7))
      case 8: RuleMark(x: .value("M8", week.m8))
      default: RuleMark(x: .value("M9", week.m9))
      }
    }
  }

  var days: some View {
    Chart(model.days) { day in
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
}
