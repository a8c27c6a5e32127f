import SwiftUI

struct Clock: View {
    @State var isTicking = false
    @State var isRinging = false
    @State var volume = 0.5
    @State private var isDim = false

    var body: some View {
        Text("12:00")
            .opacity(isDim ? 0.5 : 1)
    }
}

extension Clock: Stoppable {
    mutating func stop() {
        isTicking = false
        self.isRinging = false
        _volume = State(initialValue: 0)
    }
}
