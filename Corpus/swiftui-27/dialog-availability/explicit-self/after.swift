import SwiftUI

struct Folders: View {
  @State private var pending: Folder?

  var body: some View {
    FolderList { self.pending = $0 }
      .alert("Rename", isPresented: Binding(
        get: { pending != nil },
        set: { if !$0 { pending = nil } }
      ), presenting: pending) { folder in
        Button("Rename") { self.rename(folder) }
      }
  }
}
