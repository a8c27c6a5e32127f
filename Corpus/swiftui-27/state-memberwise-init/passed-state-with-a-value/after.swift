import SwiftUI

struct Stepper: View {
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

struct Planner: View {
    @State private var hours: [Int]
    private let title: String

    private init(
        hours: [Int] = [
            // morning
            8, 9, // two
            /* noon */ 12,
        ],
        title: String
    ) {
        self.hours = hours
        self.title = title
    }

    var body: some View { Text(title) }
}

extension Planner {
    init(title: String, hours: [Int]) {
        self.init(hours: hours, title: title)
    }
}

struct Knob: View {
    @State private var level = 0 {
        didSet { print(level) }
    }
    private let name: String

    var body: some View { Text(name) }
}

extension Knob {
    init(loud: Bool) {
        self.init(level: loud ? 11 : 1, name: "Volume")
    }
}
