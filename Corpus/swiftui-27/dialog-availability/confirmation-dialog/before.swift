import SwiftUI

struct Photos: View {
  @Binding var doomed: Photo?
  @State private var shared: Photo?

  var body: some View {
    PhotoGrid(delete: { doomed = $0 }, share: { shared = $0 })
      .confirmationDialog("Delete?", item: $doomed, titleVisibility: .visible) { photo in
        Button("Delete", role: .destructive) { delete(photo) }
      }
      .confirmationDialog(Text("Share?"), item: $shared) { photo in
        Button("Share") { share(photo) }
      } message: { _ in
        Text("Everybody will see it.")
      }
  }
}
