import SwiftUI

struct CartIcon: View {
    let count: Int

    var body: some View {
        Image(systemName: "cart")
            .overlay(Text("\(count)").font(.caption2), alignment: .topTrailing)
            .background(Circle().fill(.green), alignment: .center)
    }
}
