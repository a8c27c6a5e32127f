import SwiftUI

struct Stepper: View {
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

struct Planner: View {
    @State private var hours = [
        // morning
        8, 9, // two
        /* noon */ 12,
    ]
    private let title: String

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
