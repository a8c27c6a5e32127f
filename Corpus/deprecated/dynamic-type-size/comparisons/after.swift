import SwiftUI

struct SeedRow: View {
    @Environment(\.dynamicTypeSize) var size

    var body: some View {
        VStack {
            Text(size > .xxLarge ? "Big" : "Small")
            Text(self.size == .large ? "Usual" : "Other")
            Text(size >= .accessibility1 && size != .accessibility5 ? "A" : "B")
        }
    }
}
