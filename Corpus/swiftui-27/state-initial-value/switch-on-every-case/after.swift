import SwiftUI

struct Legend: View {
    let kind: ChartKind
    @State private var symbol: String

    init(kind: ChartKind) {
        switch kind {
        case .bar:
            symbol = "chart.bar"
        case .line, .area:
            symbol = "chart.xyaxis.line"
        default:
            symbol = "chart.pie"
        }
        self.kind = kind
    }

    var body: some View {
        Image(systemName: symbol)
    }
}
