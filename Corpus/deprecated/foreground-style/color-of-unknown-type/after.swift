import SwiftUI

struct Badge: View {
    @ObservedObject var theme: Theme

    var body: some View {
        VStack {
            Text("New").foregroundColor(theme.accent)
            Text("Old").foregroundColor(Shades.pale.color)
            Text("Sold").foregroundStyle(theme.plain)
        }
    }
}

final class Theme: ObservableObject {
    let accent = Shades.pale.color
    let plain: Color = .gray
}
