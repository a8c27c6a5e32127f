import Charts
import SwiftUI

struct MetricChart: View {
  var metric: Int

  var body: some View {
    Chart {
      marks()
    }
  }

  @ChartContentBuilder
  private func marks() -> some ChartContent {
    RuleMark(y: .value("Zero", 0))
    switch metric {
    case 0: RuleMark(y: .value("M0", 0))
    case 1: RuleMark(y: .value("M1", 1))
    case 2: RuleMark(y: .value("M2", 2))
    case 3: RuleMark(y: .value("M3", 3))
    case 4: RuleMark(y: .value("M4", 4))
    case 5: RuleMark(y: .value("M5", 5))
    case 6: RuleMark(y: .value("M6", 6))
    case 7: RuleMark(y: .value("M7", 7))
    case 8: RuleMark(y: .value("M8", 8))
    default: RuleMark(y: .value("M9", 9))
    }
    RuleMark(x: .value("Today", 0))
  }
}
