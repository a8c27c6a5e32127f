import SwiftUI

struct LoanForm: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        LoanButtons(mode: presentationMode)
        Button("Close") { presentationMode.wrappedValue.dismiss() }
    }
}

struct LoanButtons: View {
    @Binding var mode: PresentationMode

    var body: some View {
        Button("Send") { mode.dismiss() }
    }
}
