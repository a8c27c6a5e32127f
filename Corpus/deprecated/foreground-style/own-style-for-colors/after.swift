import SwiftUI

extension ShapeStyle where Self == Color {
    static var harbor: Color { Color("Harbor") }
}

struct BoatName: View {
    var body: some View {
        Text("Gannet").foregroundStyle(.harbor)
    }
}
