import SwiftUI

struct Gauge: View {
    @State private var isZoomed = false
    @State private var history: [Int] = loadHistory()
    private let value: Int

    private init(value: Int) {
        self.value = value
    }

    var body: some View {
        Text("\(value)").scaleEffect(isZoomed ? 2 : 1)
    }
}

extension Gauge {
    init(percent: Int) {
        self.init(value: percent / 100)
    }
}
