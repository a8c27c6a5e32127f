import SwiftUI

struct Aquarium: View {
    @StateObject private var loader = Loader()
    @State private var feeding: Task<Void, Never>?

    var body: some View {
        Text("Aquarium")
            .onAppear { feeding = Task { await loader.load() } }
            .onAppear { Task(priority: .background) { await loader.load() } }
            .onAppear { Task.detached { await loader.load() } }
            .onAppear {
                print("feeding")
                Task { await loader.load() }
            }
            .onAppear { loader.items.removeAll() }
            .onAppear {}
            .onDisappear { Task { await loader.load() } }
            .onTapGesture { Task { await loader.load() } }
    }
}
