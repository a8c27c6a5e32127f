import Charts
import SwiftUI

struct MetricChart: View {
  var metric: Int
  let days: [Day]

  func chart(of value: @escaping (Day) -> Double) -> some View {
    Chart(days) { day in
      switch metric {
      case 0: LineMark(x: .value("D", 0), y: .value("M0", value(day)))
      case 1: LineMark(x: .value("D", 1), y: .value("M1", value(day)))
      case 2: LineMark(x: .value("D", 2), y: .value("M2", value(day)))
      case 3: LineMark(x: .value("D", 3), y: .value("M3", value(day)))
      case 4: LineMark(x: .value("D", 4), y: .value("M4", value(day)))
      case 5: LineMark(x: .value("D", 5), y: .value("M5", value(day)))
      case 6: LineMark(x: .value("D", 6), y: .value("M6", value(day)))
      case 7: LineMark(x: .value("D", 7), y: .value("M7", value(day)))
      case 8: LineMark(x: .value("D", 8), y: .value("M8", value(day)))
      default: LineMark(x: .value("D", 9), y: .value("M9", value(day)))
      }
    }
  }

  func other() -> some View {
    func value(_ day: Day) -> Double { day.m0 }
    return Chart(days) { day in
      switch metric {
      case 0: LineMark(x: .value("D", 0), y: .value("M0", value(day)))
      case 1: LineMark(x: .value("D", 1), y: .value("M1", value(day)))
      case 2: LineMark(x: .value("D", 2), y: .value("M2", value(day)))
      case 3: LineMark(x: .value("D", 3), y: .value("M3", value(day)))
      case 4: LineMark(x: .value("D", 4), y: .value("M4", value(day)))
      case 5: LineMark(x: .value("D", 5), y: .value("M5", value(day)))
      case 6: LineMark(x: .value("D", 6), y: .value("M6", value(day)))
      case 7: LineMark(x: .value("D", 7), y: .value("M7", value(day)))
      case 8: LineMark(x: .value("D", 8), y: .value("M8", value(day)))
      default: LineMark(x: .value("D", 9), y: .value("M9", value(day)))
      }
    }
  }
}
