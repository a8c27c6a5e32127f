import SwiftUI

struct WeatherAlert: View {
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Button("OK", action: dismiss)
    }

    private func dismiss() {
        presentationMode.wrappedValue.dismiss()
    }
}

struct WeatherNote: View {
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Button("OK") { close { presentationMode.wrappedValue.dismiss() } }
    }

    private func close(then dismiss: () -> Void) {
        dismiss()
    }
}
