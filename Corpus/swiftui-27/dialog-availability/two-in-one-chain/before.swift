import SwiftUI

struct Folders: View {
  @State private var pending: Folder?
  @State private var doomed: Folder?

  var body: some View {
    FolderList { pending = $0 }
      .alert("Rename", item: $pending) { folder in
        Button("Delete instead") { doomed = folder }
          .alert("Delete", item: $doomed) { folder in Button("Delete") { delete(folder) } }
      }
      .padding()
  }
}
