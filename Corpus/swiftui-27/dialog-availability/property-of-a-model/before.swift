import SwiftUI

struct Photos: View {
  @State private var model = PhotoModel()
  @Bindable var library: Library

  var body: some View {
    PhotoGrid(model)
      .alert("Failed", item: $model.failure) { _ in
        Button("OK") {}
      }
      .confirmationDialog("Delete?", item: $library.doomed, titleVisibility: .visible) { photo in
        Button("Delete", role: .destructive) { library.delete(photo) }
      }
  }
}
