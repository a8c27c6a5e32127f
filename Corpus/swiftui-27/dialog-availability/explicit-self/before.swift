import SwiftUI

struct Folders: View {
  @State private var pending: Folder?

  var body: some View {
    FolderList { self.pending = $0 }
      .alert("Rename", item: self.$pending) { folder in
        Button("Rename") { self.rename(folder) }
      }
  }
}
