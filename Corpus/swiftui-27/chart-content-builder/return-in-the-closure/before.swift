import Charts
import SwiftUI

struct MetricChart: View {
  var metric: Int
  let days: [Day]

  var body: some View {
    Chart(days) { day in
      switch metric {
      case 0: return LineMark(x: .value("Day", day.day), y: .value("M0", 0))
      case 1: return LineMark(x: .value("Day", day.day), y: .value("M1", 1))
      case 2: return LineMark(x: .value("Day", day.day), y: .value("M2", 2))
      case 3: return LineMark(x: .value("Day", day.day), y: .value("M3", 3))
      case 4: return LineMark(x: .value("Day", day.day), y: .value("M4", 4))
      case 5: return LineMark(x: .value("Day", day.day), y: .value("M5", 5))
      case 6: return LineMark(x: .value("Day", day.day), y: .value("M6", 6))
      case 7: return LineMark(x: .value("Day", day.day), y: .value("M7", 7))
      case 8: return LineMark(x: .value("Day", day.day), y: .value("M8", 8))
      default: return LineMark(x: .value("Day", day.day), y: .value("M9", 9))
      }
    }
  }
}
