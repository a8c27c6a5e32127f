import SwiftUI

struct Attic: View {
    @StateObject private var loader = Loader()

    var body: some View {
        Text("Attic").onAppear { Task { await loader.load() } }
    }
}
