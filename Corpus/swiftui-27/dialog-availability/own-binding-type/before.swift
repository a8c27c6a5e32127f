import SwiftUI

struct Binding {
  let keys: [String]
}

struct Folders: View {
  @State private var pending: Folder?

  var body: some View {
    FolderList { pending = $0 }
      .alert("Rename", item: $pending) { folder in
        Button("Rename") { rename(folder) }
      }
  }
}
