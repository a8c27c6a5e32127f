import SwiftUI

struct TicketSheet: View {
    @Environment(\.presentationMode) var presentation: Binding<PresentationMode>

    var body: some View {
        Button("Done", action: close)
    }

    func close() {
        presentation.wrappedValue.dismiss()
    }

    struct Footer: View {
        @Environment(\.presentationMode)
        var mode // of the sheet

        var body: some View {
            Button("Close") { mode.wrappedValue.dismiss() }
        }
    }
}

struct SeatPicker: View {
    @Environment(\.presentationMode) @Binding private var presentation

    var body: some View {
        Button("Choose") { presentation.dismiss() }
    }
}
