import Charts
import SwiftUI

struct MetricChart {
  var metric: Int

  func chart<Point: Measured>(of points: [Point]) -> some View {
    Chart(points) { point in
      switch metric {
      case 0: LineMark(x: .value("Day", point.day), y: .value("M0", point.m0))
      case 1: LineMark(x: .value("Day", point.day), y: .value("M1", point.m1))
      case 2: LineMark(x: .value("Day", point.day), y: .value("M2", point.m2))
      case 3: LineMark(x: .value("Day", point.day), y: .value("M3", point.m3))
      case 4: LineMark(x: .value("Day", point.day), y: .value("M4", point.m4))
      case 5: LineMark(x: .value("Day", point.day), y: .value("M5", point.m5))
      case 6: LineMark(x: .value("Day", point.day), y: .value("M6", point.m6))
      case 7: LineMark(x: .value("Day", point.day), y: .value("M7", point.m7))
      case 8: LineMark(x: .value("Day", point.day), y: .value("M8", point.m8))
      default: LineMark(x: .value("Day", point.day), y: .value("M9", point.m9))
      }
    }
  }
}
