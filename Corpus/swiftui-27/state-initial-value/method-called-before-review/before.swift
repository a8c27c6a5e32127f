import SwiftUI

struct Pedometer: View {
    let goal: Int
    @State private var steps: Int = 0

    init(goal: Int) {
        self.goal = goal
        print(steps)
        steps = History.load(goal: goal).last ?? 0
    }

    var body: some View {
        ProgressView(value: Double(steps), total: Double(goal))
    }
}
