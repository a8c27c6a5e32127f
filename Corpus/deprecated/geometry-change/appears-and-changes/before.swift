import SwiftUI

struct SleepChart: View {
    @State private var chartWidth: CGFloat = 0
    @State private var legendSize = CGSize.zero
    @State private var axisHeight: CGFloat = 0

    var body: some View {
        VStack {
            Text("Hours")
                .padding()
                .background(
                    GeometryReader { geo in
                        Color.clear
                            .onAppear { chartWidth = geo.size.width }
                            .onChange(of: geo.size.width) { _, newValue in chartWidth = newValue }
                    }
                )
                .frame(height: 120) // Three rows.
            Text("Legend")
                .background {
                    GeometryReader { proxy in
                        Color.clear
                            .onAppear { legendSize = proxy.size }
                            .onChange(of: proxy.size) { newSize in
                                legendSize = newSize
                            }
                    }
                }
            Text("Axis")
                .background(
                    GeometryReader { proxy in
                        Color.clear
                            .onAppear { axisHeight = proxy.size.height }
                            .onChange(of: proxy.size.height) { axisHeight = $0 }
                    }
                )
        }
    }
}
