import SwiftUI

struct Folders {
  @State private var pending: Folder?
}

extension Folders: View {
  var body: some View {
    FolderList { pending = $0 }
      .alert("Rename", isPresented: Binding(
        get: { pending != nil },
        set: { if !$0 { pending = nil } }
      ), presenting: pending) { folder in
        Button("Rename") { rename(folder) }
      }
  }
}
