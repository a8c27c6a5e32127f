import SwiftUI

struct Photos: View {
  @Binding var doomed: Photo?
  @State private var shared: Photo?

  var body: some View {
    PhotoGrid(delete: { doomed = $0 }, share: { shared = $0 })
      .confirmationDialog("Delete?", isPresented: Binding(
        get: { doomed != nil },
        set: { if !$0 { doomed = nil } }
      ), titleVisibility: .visible, presenting: doomed) { photo in
        Button("Delete", role: .destructive) { delete(photo) }
      }
      .confirmationDialog(Text("Share?"), isPresented: Binding(
        get: { shared != nil },
        set: { if !$0 { shared = nil } }
      ), presenting: shared) { photo in
        Button("Share") { share(photo) }
      } message: { _ in
        Text("Everybody will see it.")
      }
  }
}
