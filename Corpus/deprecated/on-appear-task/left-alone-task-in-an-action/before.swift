import SwiftUI

struct Refresh: View {
    let load: @Sendable () async -> Void

    var body: some View {
        VStack {
            Button("Refresh") {
                Task { await load() }
            }
            Text("Pull")
                .onTapGesture { Task { await load() } }
        }
    }
}
