import SwiftUI

struct UploadScreen: View {
    let retry: Alert.Button
    @State private var hasFailed = false

    var body: some View {
        Text("Uploading")
            .alert(isPresented: $hasFailed) {
                Alert(title: Text("Failed"), primaryButton: retry, secondaryButton: .cancel(Text("Stop")))
            }
    }
}
