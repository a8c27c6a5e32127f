import SwiftUI

struct Sheet: View {
    @Binding var contentHeight: CGFloat

    var body: some View {
        Text("Sheet")
            // Room for the handle.
            .padding(.top, 12)
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.height
            } action: { newValue in
                self.contentHeight = newValue
            }
            .frame(maxWidth: .infinity) // As wide as the screen.
    }
}
