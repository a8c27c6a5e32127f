import SwiftUI

struct MapLegend: View {
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Text(presentationMode.wrappedValue.isPresented ? "Sheet" : "Side bar")
    }
}

struct MapControls: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        if self.presentationMode.wrappedValue.isPresented {
            Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
    }
}

struct MapSearch: View {
    @Environment(\.presentationMode) var mode
    @Binding var isPresented: Bool

    var body: some View {
        Toggle("Search", isOn: $isPresented)
            .disabled(mode.wrappedValue.isPresented)
    }
}
