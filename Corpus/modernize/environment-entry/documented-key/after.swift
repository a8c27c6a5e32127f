import SwiftUI

struct BedRow: View {
    @Environment(\.bedSpacing) private var spacing

    var body: some View {
        HStack(spacing: spacing) {
            Text("Tomatoes")
            Text("Basil")
        }
    }
}

extension EnvironmentValues {
    /// How far apart the plants of a bed stand.
    ///
    /// In points.
    @Entry var bedSpacing: CGFloat = 8
}
