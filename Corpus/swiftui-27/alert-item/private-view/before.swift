import SwiftUI

private struct LoanTable: View {
    @State var late: Loan?
    @State var isAsking = false

    var body: some View {
        LoanList { loan in
            late = loan
            isAsking = true
        }
        .alert("Late", isPresented: $isAsking, presenting: late) { loan in
            Button("Remind") { loan.remind() }
        }
    }
}
