import SwiftUI

struct Folders: View {
  @State private var pending: Folder?

  var body: some View {
    FolderList { pending = $0 }
      .alert("Rename", item: $pending) { folder in
        Button("Rename") { rename(folder) }
        Button("Cancel", role: .cancel) {}
      } message: { folder in
        Text("A new name for \(folder.name)")
      }
  }
}
