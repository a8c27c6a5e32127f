import SwiftUI

struct Gauge27: View {
    let value: Double?

    @ViewBuilder
    private var needle: some View {
        if let value {
            Text("\(value)")
        } else {
            Divider()
        }
    }

    var body: some View { needle }
}
