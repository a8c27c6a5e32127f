import SwiftUI

struct HikeRow: View {
    let name: String
    let isDone: Bool

    var body: some View {
        VStack {
            Text(name).foregroundStyle(isDone ? Color.secondary : Color.primary)
            Text("12 km").foregroundStyle(Color.secondary)
        }
    }
}

struct HikeNotes: View {
    var body: some View {
        Text("Take water").foregroundStyle(.secondary)
    }
}
