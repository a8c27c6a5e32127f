import SwiftUI

struct Uploads: View {
  @Binding var uploads: [Upload]

  var body: some View {
    ForEach($uploads) { $upload in
      UploadRow(upload)
        .alert("Failed", isPresented: Binding(
          get: { upload.failure != nil },
          set: { if !$0 { upload.failure = nil } }
        ), presenting: upload.failure) { failure in
          Button("Retry") { retry(failure) }
        }
    }
  }
}
