import SwiftUI

struct Folders: View {
  @Remembered var pending: Folder?

  var body: some View {
    FolderList { pending = $0 }
      .alert("Rename", item: $pending) { folder in
        Button("Rename") { rename(folder) }
      }
  }
}
