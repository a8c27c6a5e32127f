import SwiftUI

struct UploadScreen: View {
    @State private var hasFailed = false

    var body: some View {
        VStack {
            #if DEBUG
            Button("Fail") { hasFailed = true }
            #endif
            Text("Uploading")
                .alert(isPresented: $hasFailed) {
                    Alert(title: Text("Failed"), dismissButton: .cancel(Text("Stop"), action: {}))
                }
        }
    }
}
