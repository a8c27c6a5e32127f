import SwiftUI

struct Downloads: View {
    @State private var stopping: Download?
    @State private var asksToStop = false
    @State private var failed: Download?
    @State private var showsFailure = false

    var body: some View {
        DownloadList { download in
            stopping = download
            asksToStop = true
        } failure: { download in
            failed = download
            showsFailure = true
        }
        .confirmationDialog("Stop?", isPresented: $asksToStop, presenting: stopping) { download in
            Button("Stop") { download.stop() }
        }
        .alert("Failed", isPresented: $showsFailure, presenting: failed) { download in
            Button("Again") { download.start() }
        }
    }
}
