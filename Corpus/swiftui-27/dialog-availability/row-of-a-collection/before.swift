import SwiftUI

struct Uploads: View {
  @Binding var uploads: [Upload]

  var body: some View {
    ForEach($uploads) { $upload in
      UploadRow(upload)
        .alert("Failed", item: $upload.failure) { failure in
          Button("Retry") { retry(failure) }
        }
    }
  }
}
