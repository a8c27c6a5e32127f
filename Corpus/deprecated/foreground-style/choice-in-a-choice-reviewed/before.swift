import SwiftUI

struct Branch: View {
    let isOpen: Bool
    let isLate: Bool

    var body: some View {
        Text("Branch")
            .foregroundColor(
                isOpen
                    ? isLate ? .primary : Color.red
                    : .secondary
            )
    }
}
