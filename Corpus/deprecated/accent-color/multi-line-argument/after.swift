import SwiftUI

struct Settings: View {
    let isOn: Bool
    let isOld: Bool

    var body: some View {
        Toggle("Dim", isOn: .constant(isOn))
            .tint(
                isOn
                    ? .green // on
                    : .gray
            )
    }
}
