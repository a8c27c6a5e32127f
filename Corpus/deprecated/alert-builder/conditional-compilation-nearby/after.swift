import SwiftUI

struct UploadScreen: View {
    @State private var hasFailed = false

    var body: some View {
        VStack {
            #if DEBUG
            Button("Fail") { hasFailed = true }
            #endif
            Text("Uploading")
                .alert("Failed", isPresented: $hasFailed) {
                    Button("Stop", role: .cancel) {}
                }
        }
    }
}
