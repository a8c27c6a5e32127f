import SwiftUI

struct Folders {
  @State private var pending: Folder?
}

extension Folders: View {
  var body: some View {
    FolderList { pending = $0 }
      .alert("Rename", item: $pending) { folder in
        Button("Rename") { rename(folder) }
      }
  }
}
