import SwiftUI

enum Metric {
    case navigationBarTitle(Double)
}

enum Wording {
    static func navigationBarTitle(count: Int) -> String { "\(count) trains" }
}

struct Board: View {
    let navigationBarTitle = "Trains"
    let metric = Metric.navigationBarTitle(17)

    var body: some View {
        Text(Wording.navigationBarTitle(count: 3))
            .navigationTitle(navigationBarTitle)
    }
}
