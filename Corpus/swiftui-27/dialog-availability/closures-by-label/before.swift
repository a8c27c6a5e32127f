import SwiftUI

struct Photos: View {
  @State private var doomed: Photo?

  var body: some View {
    PhotoGrid { doomed = $0 }
      .confirmationDialog(
        "Delete?",
        item: $doomed,
        actions: { photo in
          Button("Delete", role: .destructive) { delete(photo) }
        },
        message: { photo in Text(photo.name) }
      )
  }
}
