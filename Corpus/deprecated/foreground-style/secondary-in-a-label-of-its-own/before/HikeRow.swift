import SwiftUI

struct HikeRow: View {
    let name: String
    let isDone: Bool

    var body: some View {
        VStack {
            Text(name).foregroundColor(isDone ? .secondary : .primary)
            Text("12 km").foregroundColor(.secondary)
        }
    }
}

struct HikeNotes: View {
    var body: some View {
        Text("Take water").foregroundColor(.secondary)
    }
}
