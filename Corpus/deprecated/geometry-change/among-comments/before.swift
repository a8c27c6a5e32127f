import SwiftUI

struct Sheet: View {
    @Binding var contentHeight: CGFloat

    var body: some View {
        Text("Sheet")
            // Room for the handle.
            .padding(.top, 12)
            .background {
                GeometryReader { proxy in
                    Color.clear.onAppear {
                        self.contentHeight = proxy.size.height
                    }
                }
            }
            .frame(maxWidth: .infinity) // As wide as the screen.
    }
}
