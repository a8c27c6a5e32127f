import SwiftUI

struct SplitBill: View {
    let total: Double
    @State private var people = 2
    @State private var tip = 0.1

    init(total: Double, people: Int, tip: Double) {
        self.people = people
        self.total = total
        self.tip = tip
    }

    var body: some View {
        Text(total * (1 + tip) / Double(people), format: .number)
    }
}
