import SwiftUI

struct Stepper: View {
    // All that the memberwise init would take is private.
    @State private var steps: Int
    private let goal: Int

    private init(steps: Int = 0, goal: Int) {
        self.steps = steps
        self.goal = goal
    }

    var body: some View {
        Text("\(steps) of \(goal)")
    }
}

extension Stepper {
    init(_ steps: Int, goal: Int) {
        self.init(steps: steps, goal: goal)
    }
}
