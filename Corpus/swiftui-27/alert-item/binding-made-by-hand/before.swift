import SwiftUI

struct Uploader: View {
    @State private var failure: Failure?

    var body: some View {
        DropZone { failure = $0 }
            .alert(
                "Upload failed",
                isPresented: Binding(
                    get: { failure != nil },
                    set: { if !$0 { failure = nil } }
                ),
                presenting: failure
            ) { failure in
                Button("Retry") { failure.retry() }
            }
    }
}
