import SwiftUI

struct Header: View {
    @State private var height: CGFloat = 0

    var body: some View {
        Text("Departures")
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.height
            } action: { newValue in
                height = newValue
            }
            .padding(.bottom, height)
    }
}
