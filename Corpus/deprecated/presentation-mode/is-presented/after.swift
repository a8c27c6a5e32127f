import SwiftUI

struct MapLegend: View {
    @Environment(\.isPresented) var isPresented

    var body: some View {
        Text(isPresented ? "Sheet" : "Side bar")
    }
}

struct MapControls: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        if isPresented {
            Button("Close") { dismiss() }
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
