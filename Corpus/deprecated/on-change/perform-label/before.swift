import SwiftUI

struct TicketCounter: View {
    @State private var zone = 1
    @State private var price = 0.0

    var body: some View {
        VStack {
            Stepper("Zone", value: $zone, in: 1...9)
            Text(price, format: .number)
        }
        .onChange(of: zone, perform: { newZone in
            price = 1.5 * Double(newZone)
        })
        .onChange(of: price, perform: { _ in print("priced") })
        .onChange(
            of: price,
            perform: { amount in
                print(amount)
            }
        )
    }
}
