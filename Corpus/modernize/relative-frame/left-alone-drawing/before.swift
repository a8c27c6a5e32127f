import SwiftUI

struct Ruler: View {
    var body: some View {
        GeometryReader { proxy in
            Text("cm")
                .position(x: proxy.size.width / 2, y: proxy.size.height - 4)
            Text("\(Int(proxy.size.width * 2))")
                .frame(width: 40)
        }
    }
}
