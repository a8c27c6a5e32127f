import SwiftUI

extension Color {
    static let gray = Color("Fog")
    static let secondary = Color("Mist")
}

struct Forecast: View {
    let isFoggy: Bool

    var body: some View {
        VStack {
            Text("Fog").foregroundColor(.gray)
            Text("Mist").foregroundColor(.secondary)
            Text("Rain").foregroundColor(isFoggy ? .gray : .blue)
        }
    }
}
