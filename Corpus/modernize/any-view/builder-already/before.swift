import SwiftUI

struct Gauge27: View {
    let value: Double?

    @ViewBuilder
    private var needle: AnyView {
        if let value {
            AnyView(Text("\(value)"))
        } else {
            AnyView(Divider())
        }
    }

    var body: some View { needle }
}
