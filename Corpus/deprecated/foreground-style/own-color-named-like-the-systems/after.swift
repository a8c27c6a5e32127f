import SwiftUI

extension Color {
    static let gray = Color("Fog")
    static let secondary = Color("Mist")
}

struct Forecast: View {
    let isFoggy: Bool

    var body: some View {
        VStack {
            Text("Fog").foregroundStyle(Color.gray)
            Text("Mist").foregroundStyle(Color.secondary)
            Text("Rain").foregroundStyle(isFoggy ? Color.gray : Color.blue)
        }
    }
}
