import SwiftUI

struct Bed: View {
    @State private var width: CGFloat = 0

    var body: some View {
        Text("Roses")
            .background(
                GeometryReader { geo in
                    Color.clear
                        .onAppear { width = geo.size.width }
                        .onChange(of: geo.size.height) { _, new in width = new }
                }
            )
    }
}
