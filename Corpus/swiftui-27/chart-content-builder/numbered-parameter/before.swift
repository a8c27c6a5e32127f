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
        switch metric {
        case 0: BarMark(x: .value("M0", $0.m0), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        case 1: BarMark(x: .value("M1", $0.m1), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        case 2: BarMark(x: .value("M2", $0.m2), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        case 3: BarMark(x: .value("M3", $0.m3), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        case 4: BarMark(x: .value("M4", $0.m4), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        case 5: BarMark(x: .value("M5", $0.m5), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        case 6: BarMark(x: .value("M6", $0.m6), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        case 7: BarMark(x: .value("M7", $0.m7), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        case 8: BarMark(x: .value("M8", $0.m8), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        default: BarMark(x: .value("M9", $0.m9), y: .value("Sum", [$0.m0, $0.m1].map { $0 + 1 }.count))
        }
      }
      Chart(0..<7, id: \.self) {
        switch metric {
        case 0: BarMark(x: .value("M0", $0))
        case 1: BarMark(x: .value("M1", $0))
        case 2: BarMark(x: .value("M2", $0))
        case 3: BarMark(x: .value("M3", $0))
        case 4: BarMark(x: .value("M4", $0))
        case 5: BarMark(x: .value("M5", $0))
        case 6: BarMark(x: .value("M6", $0))
        case 7: BarMark(x: .value("M7", $0))
        case 8: BarMark(x: .value("M8", $0))
        default: BarMark(x: .value("M9", $0))
        }
      }
    }
  }
}
