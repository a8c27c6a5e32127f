import SwiftUI

struct LoanList: View {
    @State private var late: Loan?
    @State private var isAsking = false

    var body: some View {
        LoanTable { loan in Task { await check(loan) } }
            .alert("Late", isPresented: $isAsking, presenting: late) { loan in
                Button("Remind") { loan.remind() }
            }
    }

    private func check(_ loan: Loan) async {
        late = loan
        await loan.refresh()
        isAsking = true
    }
}
