import SwiftUI

struct Branch: View {
    let isOpen: Bool
    let isLate: Bool

    var body: some View {
        Text("Branch")
            .foregroundStyle(
                isOpen
                    ? isLate ? Color.primary : Color.red
                    : Color.secondary
            )
    }
}
