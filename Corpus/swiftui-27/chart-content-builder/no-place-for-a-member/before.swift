import Charts
import SwiftUI

struct MetricChart: View {
  let chart = Chart(0..<3, id: \.self) { day in
    switch day {
    case 0: RuleMark(x: .value("D", 0))
    case 1: RuleMark(x: .value("D", 1))
    case 2: RuleMark(x: .value("D", 2))
    case 3: RuleMark(x: .value("D", 3))
    case 4: RuleMark(x: .value("D", 4))
    case 5: RuleMark(x: .value("D", 5))
    case 6: RuleMark(x: .value("D", 6))
    case 7: RuleMark(x: .value("D", 7))
    case 8: RuleMark(x: .value("D", 8))
    default: RuleMark(x: .value("D", 9))
    }
  }

  static var preview: some View {
    Chart(0..<3, id: \.self) { day in
      switch day {
      case 0: RuleMark(x: .value("D", 0))
      case 1: RuleMark(x: .value("D", 1))
      case 2: RuleMark(x: .value("D", 2))
      case 3: RuleMark(x: .value("D", 3))
      case 4: RuleMark(x: .value("D", 4))
      case 5: RuleMark(x: .value("D", 5))
      case 6: RuleMark(x: .value("D", 6))
      case 7: RuleMark(x: .value("D", 7))
      case 8: RuleMark(x: .value("D", 8))
      default: RuleMark(x: .value("D", 9))
      }
    }
  }

  var body: some View {
    Button("Draw") { [weak model] in
      draw(Chart(0..<3, id: \.self) { day in
        switch day {
        case 0: RuleMark(x: .value("D", 0))
        case 1: RuleMark(x: .value("D", 1))
        case 2: RuleMark(x: .value("D", 2))
        case 3: RuleMark(x: .value("D", 3))
        case 4: RuleMark(x: .value("D", 4))
        case 5: RuleMark(x: .value("D", 5))
        case 6: RuleMark(x: .value("D", 6))
        case 7: RuleMark(x: .value("D", 7))
        case 8: RuleMark(x: .value("D", 8))
        default: RuleMark(x: .value("D", 9))
        }
      })
    }
  }
}

func chart() -> some View {
  Chart(0..<3, id: \.self) { day in
    switch day {
    case 0: RuleMark(x: .value("D", 0))
    case 1: RuleMark(x: .value("D", 1))
    case 2: RuleMark(x: .value("D", 2))
    case 3: RuleMark(x: .value("D", 3))
    case 4: RuleMark(x: .value("D", 4))
    case 5: RuleMark(x: .value("D", 5))
    case 6: RuleMark(x: .value("D", 6))
    case 7: RuleMark(x: .value("D", 7))
    case 8: RuleMark(x: .value("D", 8))
    default: RuleMark(x: .value("D", 9))
    }
  }
}
