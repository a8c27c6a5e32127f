import SwiftUI

struct Sum: View {
    let price: Double

    var body: some View {
        Text("From ")
            + Text(price, format: .number) // the price
            + Text(" on").bold()
    }
}
