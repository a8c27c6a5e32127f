import SwiftUI

struct Platform: View {
    @State private var width: CGFloat = 0
    @State private var latest: CGFloat = 0

    var body: some View {
        Text("Platform 4")
            .background(
                GeometryReader { geo in
                    Color.clear
                        .onAppear { width = geo.size.width }
                        .onChange(of: geo.size.width) { _, new in latest = new }
                }
            )
    }
}
