import SwiftUI

struct Filters: View {
    let isActive: Bool

    var body: some View {
        HStack {
            Button("All") {}.tint(Color.primary)
            Button("New") {}.tint(isActive ? .red : Color.secondary)
        }
    }
}
