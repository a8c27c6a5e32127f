import SwiftUI

struct Kiosk: View {
    @State private var coins = 0

    var body: some View {
        Text("Coins")
            .onChange(of: coins) { _, newValue in print(newValue) }
            .onChange(of: coins) { _, newValue in // count
                print([1, 2].map { $0 + 1 }, newValue)
            }
            .padding()
    }
}
