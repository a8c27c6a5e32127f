import SwiftUI

struct Footer: View {
    @State private var size = CGSize.zero

    var body: some View {
        Text("Platform")
            .background {
                GeometryReader { proxy in
                    Color.clear.onAppear { size = proxy.size }
                }
            }
    }
}
