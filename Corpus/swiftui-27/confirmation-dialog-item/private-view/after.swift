import SwiftUI

private struct DownloadTable: View {
    @State var stopping: Download?

    var body: some View {
        DownloadList { download in
            stopping = download
        }
        .confirmationDialog("Stop?", item: $stopping) { download in
            Button("Stop") { download.stop() }
        }
    }
}
