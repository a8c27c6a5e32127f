import SwiftUI

struct Slope: View {
    @State private var angle = 0
    private let height: Int

    var body: some View { Text("\(angle), \(height)") }
}

extension Slope {
    init(_ angle: Int, height: Int) {
        self.init(angle: angle, height)
    }
}
