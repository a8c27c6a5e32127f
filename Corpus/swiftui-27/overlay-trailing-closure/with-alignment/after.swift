import SwiftUI

struct CartIcon: View {
    let count: Int

    var body: some View {
        Image(systemName: "cart")
            .overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2) }
            .background(alignment: .center) { Circle().fill(.green) }
    }
}
