import SwiftUI

extension Color {
    static let rail = Color("Rail")
}

struct Route: View {
    let isOpen: Bool
    let isLate: Bool

    var body: some View {
        VStack {
            Text("Line 1")
                .foregroundStyle(
                    isOpen
                        ? isLate ? Color.primary : Color.secondary
                        : Color.red
                )
            Text("Line 2")
                .foregroundStyle(isOpen ? (isLate ? Color.rail : Color.red) : Color.green)
            Text("Line 3")
                .foregroundStyle(isOpen ? Color.rail : (isLate ? Color.red : Color.green))
            Text("Line 4")
                .foregroundColor((.rail))
            Text("Line 5")
                .foregroundStyle(isOpen ? Color.rail.opacity(isLate ? 0.5 : 1) : Color.red)
        }
    }
}
