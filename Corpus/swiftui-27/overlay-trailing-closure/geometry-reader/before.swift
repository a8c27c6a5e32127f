import SwiftUI

struct Measured: View {
    @Binding var height: CGFloat

    var body: some View {
        Text("How tall?")
            .background(
                GeometryReader { proxy in
                    Color.clear
                        .preference(key: HeightKey.self, value: proxy.size.height)
                }
            )
            .onPreferenceChange(HeightKey.self) { height = $0 }
    }
}
