import SwiftUI

struct Downloads: View {
    @State private var stopping: Download?

    var body: some View {
        DownloadList { download in
            self.stopping = download
        }
        .confirmationDialog("Stop?", item: $stopping) { download in
            Button("Stop") {
                download.stop()
                stopping = nil
            }
            Button("Go on", role: .cancel) { stopping = nil }
        }
        .onDisappear { stopping = nil }
    }
}
