import SwiftUI

struct PriceTag: View {
    @State private var price = 0
    let shop: Shop

    var body: some View {
        Button("Ask") {
            shop.ask { answer in
                DispatchQueue.main.async {
                    price = answer
                }
            }
        }
        .onAppear {
            // The list is there then.
            DispatchQueue.main.async { price += 1 }
        }
    }

    private func reset() {
        #if os(iOS)
        DispatchQueue.main.async(execute: clear)
        #endif
    }

    private func clear() {
        price = 0
    }
}
