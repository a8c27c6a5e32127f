import SwiftUI

struct DownloadTable: View {
    @State private var stopping: Download?
    @State var asksToStop = false

    var body: some View {
        DownloadList { download in
            stopping = download
            asksToStop = true
        }
        .confirmationDialog("Stop?", isPresented: $asksToStop, presenting: stopping) { download in
            Button("Stop") { download.stop() }
        }
    }
}
