import SwiftUI

struct Kiosk: View {
    @State private var coins = 0

    var body: some View {
        Text("Coins")
            .onChange(of: coins, perform: { print($0) })
            .onChange(of: coins, perform: { // count
                print([1, 2].map { $0 + 1 }, $0)
            })
            .padding()
    }
}
