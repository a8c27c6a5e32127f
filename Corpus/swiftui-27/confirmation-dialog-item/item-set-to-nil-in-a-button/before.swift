import SwiftUI

struct Downloads: View {
    @State private var stopping: Download?
    @State private var asksToStop = false

    var body: some View {
        DownloadList { download in
            self.stopping = download
            self.asksToStop = true
        }
        .confirmationDialog("Stop?", isPresented: $asksToStop, presenting: stopping) { download in
            Button("Stop") {
                download.stop()
                stopping = nil
            }
            Button("Go on", role: .cancel) { asksToStop = false }
        }
        .onDisappear { stopping = nil }
    }
}
