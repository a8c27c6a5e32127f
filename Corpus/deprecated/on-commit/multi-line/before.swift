import SwiftUI

struct PinForm: View {
    @State private var pin = ""
    let formatter: Formatter

    var body: some View {
        SecureField(
            "Pin",
            text: $pin,
            onCommit: {
                unlock() // at once
            }
        )
        .font(.title)

        TextField(
            "Pin",
            value: $pin,
            formatter: formatter,
            onCommit: unlock
        )
    }

    private func unlock() {}
}
