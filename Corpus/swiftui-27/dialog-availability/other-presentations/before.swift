import SwiftUI

struct Folders: View {
  @State private var pending: Folder?
  @State private var isRenaming = false

  var body: some View {
    FolderList { pending = $0 }
      .sheet(item: $pending) { folder in FolderView(folder) }
      .alert(item: $pending) { folder in Alert(title: Text(folder.name)) }
      .alert("Rename", isPresented: $isRenaming, presenting: pending) { folder in
        Button("Rename") { rename(folder) }
      }
      .alert("Rename", isPresented: $isRenaming) {}
  }
}
