import SwiftUI

struct Ledger: View {
    var body: some View {
        VStack {
            Text("Income")
                .navigationTitle("Income")
                .padding()
                .navigationBarTitleDisplayMode(.inline)
            Text("Costs")
                .navigationBarTitleDisplayMode(.inline)
                .navigationTitle("Costs")
            Text("Taxes")
                .navigationTitle("Taxes")
                .navigationBarTitleDisplayMode(.large)
        }
    }
}
