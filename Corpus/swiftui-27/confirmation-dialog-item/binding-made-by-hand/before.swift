import SwiftUI

struct Uploads: View {
    @State private var failure: Failure?

    var body: some View {
        DropZone { failure = $0 }
            .confirmationDialog(
                "Upload failed",
                isPresented: Binding(
                    get: { failure != nil },
                    set: { if !$0 { failure = nil } }
                ),
                titleVisibility: .visible,
                presenting: failure
            ) { failure in
                Button("Retry") { failure.retry() }
            }
            .confirmationDialog("Again?", isPresented: .init(get: { failure != nil }, set: { _ in }), presenting: failure) { _ in
                Button("Yes") {}
            }
    }
}
