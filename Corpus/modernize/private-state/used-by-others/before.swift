import SwiftUI

struct Clock: View {
    @State var isTicking = false

    var body: some View {
        Text("12:00")
    }
}

extension Clock {
    func stop() {
        isTicking = false
    }
}

struct Wall {
    let clock = Clock()

    var isLoud: Bool { clock.isTicking }
}
