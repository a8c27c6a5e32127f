import SwiftUI

struct LoanList: View {
    @State private var late: Loan?
    @State private var isAsking = true

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
