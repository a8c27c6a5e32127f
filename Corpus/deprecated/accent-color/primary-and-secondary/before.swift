import SwiftUI

struct Filters: View {
    let isActive: Bool

    var body: some View {
        HStack {
            Button("All") {}.accentColor(.primary)
            Button("New") {}.accentColor(isActive ? .red : .secondary)
        }
    }
}
