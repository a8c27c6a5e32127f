import SwiftUI

struct LoanList: View {
    @State private var late: Loan? = .sample
    @State private var isAsking = false

    var body: some View {
        LoanTable { loan in check(loan) }
            .alert("Late", isPresented: $isAsking, presenting: late) { loan in
                Button("Remind") { loan.remind() }
            }
    }

    private func check(_ loan: Loan) {
        late = loan
        isAsking = true
    }
}
