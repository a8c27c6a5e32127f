import SwiftUI

struct Stepper: View {
    // All that the memberwise init would take is private.
    @State private var steps = 0
    private let goal: Int

    var body: some View {
        Text("\(steps) of \(goal)")
    }
}

extension Stepper {
    init(weekly goal: Int) {
        self.init(goal: goal / 7)
    }
}
