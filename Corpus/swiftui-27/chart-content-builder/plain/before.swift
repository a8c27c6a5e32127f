import Charts
import SwiftUI

struct Sample {
  var index: Int
  var m0, m1, m2, m3, m4, m5, m6, m7, m8: Double
}

struct MetricChart: View {
  var metric: String
  var samples: [Sample]

  var body: some View {
    Chart(samples, id: \.index) { sample in
      if metric == "M0" {
        LineMark(x: .value("X", sample.index), y: .value("Y", sample.m0))
          .foregroundStyle(by: .value("Kind", "M0"))
      } else if metric == "M1" {
        LineMark(x: .value("X", sample.index), y: .value("Y", sample.m1))
          .foregroundStyle(by: .value("Kind", "M1"))
      } else if metric == "M2" {
        LineMark(x: .value("X", sample.index), y: .value("Y", sample.m2))
          .foregroundStyle(by: .value("Kind", "M2"))
      } else if metric == "M3" {
        LineMark(x: .value("X", sample.index), y: .value("Y", sample.m3))
          .foregroundStyle(by: .value("Kind", "M3"))
      } else if metric == "M4" {
        LineMark(x: .value("X", sample.index), y: .value("Y", sample.m4))
          .foregroundStyle(by: .value("Kind", "M4"))
      } else if metric == "M5" {
        LineMark(x: .value("X", sample.index), y: .value("Y", sample.m5))
          .foregroundStyle(by: .value("Kind", "M5"))
      } else if metric == "M6" {
        LineMark(x: .value("X", sample.index), y: .value("Y", sample.m6))
          .foregroundStyle(by: .value("Kind", "M6"))
      } else if metric == "M7" {
        LineMark(x: .value("X", sample.index), y: .value("Y", sample.m7))
          .foregroundStyle(by: .value("Kind", "M7"))
      } else if metric == "M8" {
        LineMark(x: .value("X", sample.index), y: .value("Y", sample.m8))
          .foregroundStyle(by: .value("Kind", "M8"))
      } else {
        PointMark(x: .value("X", sample.index), y: .value("Y", 0))
      }
    }
  }
}

struct Neighbour: View {
  var body: some View { Text("none") }
}
