import SwiftUI

/// Counts towards the goal of the day.
struct StepCounter: View {
    @State private var steps: Int
    private let goal: Int

    var body: some View {
        Button("\(steps) of \(goal)") { steps += 1 }
    }
}

extension StepCounter {
    init(_ steps: Int, goal: Int) {
        self.init(steps: steps, goal: goal)
    }
}
