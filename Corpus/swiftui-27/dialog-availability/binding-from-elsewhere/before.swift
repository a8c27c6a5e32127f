import SwiftUI

struct Folders: View {
  let pending: Binding<Folder?>
  @Bindable var model: FolderModel

  var body: some View {
    FolderList(pending)
      .alert("Rename", item: pending) { folder in
        Button("Rename") { rename(folder) }
      }
      .alert("Delete", item: $model.folders.doomed) { folder in
        Button("Delete") { delete(folder) }
      }
  }
}
