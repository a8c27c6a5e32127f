import SwiftUI

private struct LoanTable: View {
    @State var late: Loan?

    var body: some View {
        LoanList { loan in
            late = loan
        }
        .alert("Late", item: $late) { loan in
            Button("Remind") { loan.remind() }
        }
    }
}
