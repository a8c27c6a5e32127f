import SwiftUI

struct Chart<Content: View>: View {
  init(_ days: [Day], @ViewBuilder content: (Day) -> Content) {}

  var body: some View { EmptyView() }
}

struct LineMark: View {
  let x, y: Measure

  var body: some View { EmptyView() }
}

struct Measure {
  static func value(_ label: String, _ value: Int) -> Measure { Measure() }
  static func value(_ label: String, _ value: Double) -> Measure { Measure() }
}
