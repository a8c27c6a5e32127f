import SwiftUI

struct TicketCounter: View {
    @State private var zone = 1
    @State private var price = 0.0

    var body: some View {
        VStack {
            Stepper("Zone", value: $zone, in: 1...9)
            Text(price, format: .number)
        }
        .onChange(of: zone) { _, newZone in
            price = 1.5 * Double(newZone)
        }
        .onChange(of: price) { print("priced") }
        .onChange(
            of: price,
            { _, amount in
                print(amount)
            }
        )
    }
}
