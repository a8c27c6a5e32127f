import Charts
import SwiftUI

struct MetricChart: View {
  var metric: Int
  let days: [Day]

  var body: some View {
    #if canImport(Charts)
      Chart(days) { day in
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
    #endif
  }

  @available(iOS 17, *)
  var newer: some View {
    Chart(days) { day in
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

  @ViewBuilder var newest: some View {
    if #available(iOS 18, *) {
      Chart(days) { day in
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

  func guarded() -> AnyView {
    guard #available(iOS 18, *) else { return AnyView(Text("old")) }
    return AnyView(Chart(days) { day in
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
    })
  }
}
