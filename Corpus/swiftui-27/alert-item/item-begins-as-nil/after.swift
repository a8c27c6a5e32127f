import SwiftUI

struct LoanList: View {
    @State private var late: Loan? = nil

    var body: some View {
        LoanTable { loan in check(loan) }
            .alert("Late", item: $late) { loan in
                Button("Remind") { loan.remind() }
            }
    }

    private func check(_ loan: Loan) {
        late = loan
    }
}
