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
    init(_ steps: Int, goal: Int) {
        self.init(steps: steps, goal: goal)
    }
}
