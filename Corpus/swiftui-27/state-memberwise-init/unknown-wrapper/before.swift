import SwiftUI

struct Dial: View {
    @State private var angle = 0
    @Clamped private var level: Int

    var body: some View { Text("\(level)") }
}

extension Dial {
    init(_ level: Int) {
        self.init(level: level)
    }
}
