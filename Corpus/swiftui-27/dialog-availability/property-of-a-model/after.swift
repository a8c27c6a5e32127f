import SwiftUI

struct Photos: View {
  @State private var model = PhotoModel()
  @Bindable var library: Library

  var body: some View {
    PhotoGrid(model)
      .alert("Failed", isPresented: Binding(
        get: { model.failure != nil },
        set: { if !$0 { model.failure = nil } }
      ), presenting: model.failure) { _ in
        Button("OK") {}
      }
      .confirmationDialog("Delete?", isPresented: Binding(
        get: { library.doomed != nil },
        set: { if !$0 { library.doomed = nil } }
      ), titleVisibility: .visible, presenting: library.doomed) { photo in
        Button("Delete", role: .destructive) { library.delete(photo) }
      }
  }
}
