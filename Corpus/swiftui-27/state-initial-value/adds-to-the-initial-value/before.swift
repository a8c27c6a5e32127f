import SwiftUI

struct Pedometer: View {
    let goal: Int
    @State private var steps: Int = 100

    init(goal: Int, bonus: Int) {
        self.goal = goal
        steps += bonus
    }

    var body: some View {
        ProgressView(value: Double(steps), total: Double(goal))
    }
}
