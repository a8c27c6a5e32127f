import SwiftUI

struct Ledger: View {
    var body: some View {
        VStack {
            Text("Income")
                .navigationBarTitle("Income", displayMode: .inline)
                .padding()
                .navigationBarTitleDisplayMode(.inline)
            Text("Costs")
                .navigationBarTitleDisplayMode(.inline)
                .navigationBarTitle("Costs", displayMode: .inline)
            Text("Taxes")
                .navigationBarTitle("Taxes")
                .navigationBarTitleDisplayMode(.large)
        }
    }
}
