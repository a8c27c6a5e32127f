import SwiftUI

struct Tower: View {
    @State private var floor = 0
    private let height: Int

    private init(height: Int) {
        self.height = height
    }

    var body: some View { Text("\(height)") }
}

extension Tower {
    init(floors: Int) {
        self.init(height: floors * 3)
    }
}
