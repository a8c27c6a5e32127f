import SwiftUI

final class Budget: ObservableObject {
    @Published var limit = 100.0
    @Published var isStrict = false
}

struct BudgetForm: View {
    @ObservedObject var budget: Budget

    var body: some View {
        Toggle("Strict", isOn: $budget.isStrict)
    }
}

struct BudgetLabel: View {
    @ObservedObject var budget: Budget
    @Binding var isOpen: Bool

    var body: some View {
        Text("\(budget.limit)")
            .sheet(isPresented: $isOpen) { BudgetForm(budget: budget) }
    }
}
