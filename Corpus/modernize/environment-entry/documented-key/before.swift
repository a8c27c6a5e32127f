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

/// How far apart the plants of a bed stand.
///
/// In points.
private struct BedSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 8
}

extension EnvironmentValues {
    var bedSpacing: CGFloat {
        get { self[BedSpacingKey.self] }
        set { self[BedSpacingKey.self] = newValue }
    }
}
