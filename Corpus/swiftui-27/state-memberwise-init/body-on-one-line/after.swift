import SwiftUI

struct Dot: View {
    @State private var isBig = false; private let color: Int; var body: some View { Text("\(color)") }

    private init(color: Int) {
        self.color = color
    }
}

extension Dot { init() { self.init(color: 1) } }
