import SwiftUI

struct Ledger: View {
    var body: some View {
        VStack {
            Text("Income")
                .navigationBarTitle("Income", displayMode: .inline)
                .navigationBarTitleDisplayMode(.large)
            Text("Costs")
                .navigationBarTitleDisplayMode(.large)
                .navigationBarTitle("Costs", displayMode: .inline)
        }
    }
}
