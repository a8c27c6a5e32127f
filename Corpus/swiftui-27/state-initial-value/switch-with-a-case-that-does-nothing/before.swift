import SwiftUI

struct Legend: View {
    let kind: ChartKind
    @State private var symbol: String = "circle"

    init(kind: ChartKind) {
        switch kind {
        case .bar:
            symbol = "chart.bar"
        default:
            break
        }
        self.kind = kind
    }

    var body: some View {
        Image(systemName: symbol)
    }
}
