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
                .foregroundColor(
                    isOpen
                        ? isLate ? .primary : .secondary
                        : Color.red
                )
            Text("Line 2")
                .foregroundColor(isOpen ? (isLate ? .rail : .red) : .green)
            Text("Line 3")
                .foregroundColor(isOpen ? .rail : (isLate ? .red : .green))
            Text("Line 4")
                .foregroundColor((.rail))
            Text("Line 5")
                .foregroundColor(isOpen ? .rail.opacity(isLate ? 0.5 : 1) : .red)
        }
    }
}
