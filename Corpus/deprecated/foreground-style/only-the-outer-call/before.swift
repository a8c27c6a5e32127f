import SwiftUI

struct Stop: View {
    let delay: Int

    var body: some View {
        Text("Mill Road")
            .foregroundColor(foregroundColor(for: delay))
    }

    private func foregroundColor(for delay: Int) -> Color {
        delay > 3 ? .red : .primary
    }
}
