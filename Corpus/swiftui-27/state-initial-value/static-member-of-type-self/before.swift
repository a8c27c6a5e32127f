import SwiftUI

struct Gauge: View {
    let title: String
    @State private var level = Unit.standard
    @State private var make = Unit.metric

    init(title: String) {
        level = .metric(2)
        make = Unit.metric
        self.title = title
    }

    var body: some View { Text("\(title): \(level)") }
}

enum Unit {
    case metric(Int)
    static let standard: Self = .metric(1)
}
