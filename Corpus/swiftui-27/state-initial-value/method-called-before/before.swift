import SwiftUI

struct Pedometer: View {
    let goal: Int
    @State private var steps: Int = 0

    init(goal: Int, steps: Int) {
        self.steps = steps
        self.goal = goal
    }

    init(goal: Int) {
        self.goal = goal
        let history = loadHistory()
        self.steps = history.last ?? 0
    }

    var body: some View {
        ProgressView(value: Double(steps), total: Double(goal))
    }

    private func loadHistory() -> [Int] {
        History.load(goal: goal)
    }
}
