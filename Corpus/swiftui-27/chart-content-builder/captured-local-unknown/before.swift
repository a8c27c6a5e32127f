import Charts
import SwiftUI

struct MetricChart: View {
  var metric: Int
  let days: [Day]

  var body: some View {
    let palette = Palette.current
    Chart(days) { day in
      switch metric {
      case 0: LineMark(x: .value("D", day.d), y: .value("M0", 0)).foregroundStyle(palette.c0)
      case 1: LineMark(x: .value("D", day.d), y: .value("M1", 1)).foregroundStyle(palette.c1)
      case 2: LineMark(x: .value("D", day.d), y: .value("M2", 2)).foregroundStyle(palette.c2)
      case 3: LineMark(x: .value("D", day.d), y: .value("M3", 3)).foregroundStyle(palette.c3)
      case 4: LineMark(x: .value("D", day.d), y: .value("M4", 4)).foregroundStyle(palette.c4)
      case 5: LineMark(x: .value("D", day.d), y: .value("M5", 5)).foregroundStyle(palette.c5)
      case 6: LineMark(x: .value("D", day.d), y: .value("M6", 6)).foregroundStyle(palette.c6)
      case 7: LineMark(x: .value("D", day.d), y: .value("M7", 7)).foregroundStyle(palette.c7)
      case 8: LineMark(x: .value("D", day.d), y: .value("M8", 8)).foregroundStyle(palette.c8)
      default: LineMark(x: .value("D", day.d), y: .value("M9", 9)).foregroundStyle(palette.c9)
      }
    }
  }
}
