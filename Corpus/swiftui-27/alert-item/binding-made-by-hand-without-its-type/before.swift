import SwiftUI

struct Uploader: View {
    @State private var failure: Failure?

    var body: some View {
        DropZone { failure = $0 }
            .alert("Failed", isPresented: .init(get: { failure != nil }, set: { _ in failure = nil }), presenting: failure) { failure in
                Button("Retry") { failure.retry() }
            }
    }
}
