import SwiftUI

struct Chart: View {
    let heights: [Double]
    @State private var shown: [Double] = []
    let titles = ["Low", "High"]

    var body: some View {
        HStack {
            ForEach(heights.indices, id: \.self) { index in
                Capsule().frame(height: heights[index])
            }
            ForEach(Array(titles.enumerated()), id: \.offset) { _, title in Text(title) }
            ForEach(0..<shown.count, id: \.self) { Text("\(shown[$0])") }
        }
        .onAppear { shown = heights } // all at once
    }
}
