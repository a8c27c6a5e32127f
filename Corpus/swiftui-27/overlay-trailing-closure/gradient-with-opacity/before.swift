import SwiftUI

struct Header: View {
    let colors: [Color]

    var body: some View {
        Text("Today")
            .background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).opacity(0.3))
            .background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
            .overlay(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9))
    }
}
