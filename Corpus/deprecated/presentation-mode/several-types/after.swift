import SwiftUI

struct TicketSheet: View {
    @Environment(\.dismiss) var dismiss

    var body: some View {
        Button("Done", action: close)
    }

    func close() {
        dismiss()
    }

    struct Footer: View {
        @Environment(\.dismiss)
        var dismiss // of the sheet

        var body: some View {
            Button("Close") { dismiss() }
        }
    }
}

struct SeatPicker: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Choose") { dismiss() }
    }
}
