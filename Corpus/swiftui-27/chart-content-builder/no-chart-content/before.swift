import Charts
import SwiftUI

struct MetricChart: View {
  var metric: Int
  let days: [Day]

  var body: some View {
    VStack {
      switch metric {
      case 0: Text("0")
      case 1: Text("1")
      case 2: Text("2")
      case 3: Text("3")
      case 4: Text("4")
      case 5: Text("5")
      case 6: Text("6")
      case 7: Text("7")
      case 8: Text("8")
      default: Text("9")
      }
    }
    Chart(days) { day in
      RuleMark(x: .value("D", day.day))
    }
    .chartXAxis {
      switch metric {
      case 0: AxisMarks(values: [0])
      case 1: AxisMarks(values: [1])
      case 2: AxisMarks(values: [2])
      case 3: AxisMarks(values: [3])
      case 4: AxisMarks(values: [4])
      case 5: AxisMarks(values: [5])
      case 6: AxisMarks(values: [6])
      case 7: AxisMarks(values: [7])
      case 8: AxisMarks(values: [8])
      default: AxisMarks(values: [9])
      }
    }
    .chartOverlay { proxy in
      switch metric {
      case 0: Text("0")
      case 1: Text("1")
      case 2: Text("2")
      case 3: Text("3")
      case 4: Text("4")
      case 5: Text("5")
      case 6: Text("6")
      case 7: Text("7")
      case 8: Text("8")
      default: Text("9")
      }
    }
    Chart(days) { day in
      LineMark(x: .value("D", day.day), y: .value("V", value { number in
        switch number {
        case 0: 0
        case 1: 1
        case 2: 2
        case 3: 3
        case 4: 4
        case 5: 5
        case 6: 6
        case 7: 7
        case 8: 8
        default: 9
        }
      }))
    }
  }
}
