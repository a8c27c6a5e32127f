import Charts
import SwiftUI

struct MetricChart: View {
  var metric: Int
  let days: [Day]
  let limit: Double?

  var body: some View {
    let scale = 1.5
    let unit: UnitLength = .meters
    let unused = days.count
    if let limit {
      Chart(days) { day in
        let factor = scale * 2
        switch metric {
        case 0: RuleMark(y: .value("Limit", limit * scale))
        case 1: LineMark(x: .value("Day", day.date), y: .value(unit.symbol, day.m1 * factor))
        case 2: LineMark(x: .value("Day", day.date), y: .value(unit.symbol, day.m2 * factor))
        case 3: LineMark(x: .value("Day", day.date), y: .value(unit.symbol, day.m3 * factor))
        case 4: LineMark(x: .value("Day", day.date), y: .value(unit.symbol, day.m4 * factor))
        case 5: LineMark(x: .value("Day", day.date), y: .value(unit.symbol, day.m5 * factor))
        case 6: LineMark(x: .value("Day", day.date), y: .value(unit.symbol, day.m6 * factor))
        case 7: LineMark(x: .value("Day", day.date), y: .value(unit.symbol, day.m7 * factor))
        case 8: LineMark(x: .value("Day", day.date), y: .value(unit.symbol, day.m8 * factor))
        default: LineMark(x: .value("Day", day.date), y: .value(unit.symbol, day.m9 * factor))
        }
      }
    }
  }
}
