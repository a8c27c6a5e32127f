import SwiftUI

struct Folders: View {
  @State private var pending: Folder?
  @State private var doomed: Folder?

  var body: some View {
    FolderList { pending = $0 }
      .alert("Rename", isPresented: Binding(
        get: { pending != nil },
        set: { if !$0 { pending = nil } }
      ), presenting: pending) { folder in
        Button("Delete instead") { doomed = folder }
          .alert("Delete", isPresented: Binding(
            get: { doomed != nil },
            set: { if !$0 { doomed = nil } }
          ), presenting: doomed) { folder in Button("Delete") { delete(folder) } }
      }
      .padding()
  }
}
