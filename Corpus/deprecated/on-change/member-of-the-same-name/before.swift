import SwiftUI

final class Palette: ObservableObject {
    @Published var colorScheme = ColorScheme.light

    func paint(colorScheme: ColorScheme) {}
}

struct GardenMap: View {
    @Environment(\.colorScheme)
    private var colorScheme
    @StateObject private var palette = Palette()

    var body: some View {
        Text("Beds")
            .onChange(of: colorScheme) { newValue in
                palette.colorScheme = newValue
                palette.paint(colorScheme: newValue)
            }
    }
}
