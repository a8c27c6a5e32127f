import SwiftUI

struct SleepChart: View {
    @State private var chartWidth: CGFloat = 0
    @State private var legendSize = CGSize.zero
    @State private var axisHeight: CGFloat = 0

    var body: some View {
        VStack {
            Text("Hours")
                .padding()
                .onGeometryChange(for: CGFloat.self) { geo in
                    geo.size.width
                } action: { newValue in chartWidth = newValue }
                .frame(height: 120) // Three rows.
            Text("Legend")
                .onGeometryChange(for: CGSize.self) { proxy in
                    proxy.size
                } action: { newSize in
                    legendSize = newSize
                }
            Text("Axis")
                .onGeometryChange(for: CGFloat.self) { proxy in
                    proxy.size.height
                } action: { axisHeight = $0 }
        }
    }
}
