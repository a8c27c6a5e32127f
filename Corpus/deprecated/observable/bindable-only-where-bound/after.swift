import SwiftUI

@Observable
final class Budget {
    var limit = 100.0
    var isStrict = false
}

struct BudgetForm: View {
    @Bindable var budget: Budget

    var body: some View {
        Toggle("Strict", isOn: $budget.isStrict)
    }
}

struct BudgetLabel: View {
    var budget: Budget
    @Binding var isOpen: Bool

    var body: some View {
        Text("\(budget.limit)")
            .sheet(isPresented: $isOpen) { BudgetForm(budget: budget) }
    }
}
