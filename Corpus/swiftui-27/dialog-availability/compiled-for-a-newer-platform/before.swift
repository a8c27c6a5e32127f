import SwiftUI

struct Folders: View {
  @State private var pending: Folder?

  #if os(macOS)
  var body: some View {
    FolderList { pending = $0 }
      .alert("Rename", item: $pending) { folder in
        Button("Rename") { rename(folder) }
      }
  }
  #else
  var body: some View {
    FolderList { pending = $0 }
  }
  #endif
}
