import SwiftUI

struct Gauge: View {
    let level: CGFloat

    var body: some View {
        VStack {
            GeometryReader { proxy in
                Rectangle()
                    .frame(width: proxy.size.width * level)
            }
            .frame(height: 6)
            GeometryReader { proxy in
                Rectangle()
                    .frame(height: proxy.size.height / 2)
                    .position(x: proxy.size.width / 2, y: 0)
            }
            Text("Level")
                .overlay {
                    GeometryReader { proxy in
                        Rectangle().frame(width: proxy.size.width * 0.9)
                    }
                }
            GeometryReader { proxy in
                Text("Low").frame(height: proxy.size.height / 4)
            }
        }
    }
}
