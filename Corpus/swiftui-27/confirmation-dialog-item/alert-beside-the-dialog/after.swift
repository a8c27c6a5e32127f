import SwiftUI

struct Downloads: View {
    @State private var stopping: Download?
    @State private var failed: Download?
    @State private var showsFailure = false

    var body: some View {
        DownloadList { download in
            stopping = download
        } failure: { download in
            failed = download
            showsFailure = true
        }
        .confirmationDialog("Stop?", item: $stopping) { download in
            Button("Stop") { download.stop() }
        }
        .alert("Failed", isPresented: $showsFailure, presenting: failed) { download in
            Button("Again") { download.start() }
        }
    }
}
