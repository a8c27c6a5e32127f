import SwiftUI

struct Header: View {
    let colors: [Color]
    let isDimmed: Bool

    var body: some View {
        Text("Today")
            .background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).opacity(isDimmed ? 0.3 : 0.6))
            .background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
            .overlay(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9))
    }
}
