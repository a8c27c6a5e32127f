import SwiftUI

struct Uploader: View {
    @State private var isDone = false
    @State private var error: UploadError?
    @State private var hasFailed = false

    var body: some View {
        DropZone { isDone = true }
            .alert("Done", isPresented: $isDone) {
                Button("Good") {}
            }
            .alert(isPresented: $hasFailed, error: error) {
                Button("Close") { hasFailed = false }
            }
    }
}
