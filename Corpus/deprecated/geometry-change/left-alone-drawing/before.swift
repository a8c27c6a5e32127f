import SwiftUI

struct Gauge: View {
    let level: Double

    var body: some View {
        Text("Level")
            .background(GeometryReader { proxy in
                Rectangle().frame(width: proxy.size.width * level)
            })
    }
}
