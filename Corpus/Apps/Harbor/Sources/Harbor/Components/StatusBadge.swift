import SwiftUI

/// A word on how a crossing is doing.
struct StatusBadge: View {
    let status: Crossing.Status

    @Environment(\.spacing) private var spacing
    @Environment(\.sizeCategory) private var sizeCategory

    var body: some View {
        label
            .padding(spacing.small)
            .background(color.opacity(0.2))
            .cornerRadius(sizeCategory.isAccessibilityCategory ? 12 : 6)
    }

    private var label: AnyView {
        switch status {
        case .onTime:
            return AnyView(Text("On time"))
        case .delayed:
            return AnyView(Label("Delayed", systemImage: "clock"))
        case .cancelled:
            return AnyView(Text("Cancelled").bold())
        }
    }

    private var color: Color {
        switch status {
        case .onTime: return .green
        case .delayed: return .orange
        case .cancelled: return .red
        }
    }
}

struct StatusBadge_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StatusBadge(status: .onTime)
            StatusBadge(status: .cancelled)
                .previewDisplayName("Cancelled")
        }
    }
}
