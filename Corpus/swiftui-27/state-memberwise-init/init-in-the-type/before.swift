import SwiftUI

struct Clock: View {
    @State private var isRunning = false
    private let zone: Int

    init(zone: Int) {
        self.zone = zone
    }

    var body: some View { Text("\(zone)") }
}

extension Clock {
    init() {
        self.init(zone: 0)
    }
}
