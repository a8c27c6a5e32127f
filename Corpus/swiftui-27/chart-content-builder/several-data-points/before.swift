import Charts
import SwiftUI

struct Series: Identifiable {
  let id: Int
  let name: String
  let points: [Point]
}

struct Point: Identifiable {
  let id: Int
  let day: Int
  let m0, m1, m2, m3, m4, m5, m6, m7, m8, m9: Double
}

struct MetricChart: View {
  var metric: Int
  let series: [Series]

  var body: some View {
    Chart {
      RuleMark(y: .value("Zero", 0))
      ForEach(series) { line in
        ForEach(line.points) { point in
          switch metric {
          case 0: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m0))
          case 1: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m1))
          case 2: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m2))
          case 3: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m3))
          case 4: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m4))
          case 5: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m5))
          case 6: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m6))
          case 7: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m7))
          case 8: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m8))
          default: LineMark(x: .value("Day", point.day), y: .value(line.name, point.m9))
          }
        }
      }
    }
  }
}
