import SwiftUI

struct Library: View {
    @StateObject private var loader = Loader()

    var body: some View {
        Text("Library")
            .onAppear {
                Task { loader.items = try await loader.fetch() }
            }
            .task {
                loader.items = (try? await loader.fetch()) ?? []
            }
            .task {
                do {
                    loader.items = try await loader.fetch()
                } catch {
                    print(error)
                }
            }
            .onAppear {
                Task {
                    do {
                        loader.items = try await loader.fetch()
                    } catch is CancellationError {
                        print("cancelled")
                    }
                }
            }
            .onAppear {
                Task {
                    guard loader.items.isEmpty else { throw CancellationError() }
                    await loader.load()
                }
            }
    }
}
