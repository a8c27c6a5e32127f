import SwiftUI

extension View {
  func alert<Item, Actions: View>(
    _ title: String, item: Binding<Item?>, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    alert(title, isPresented: item.isPresent, presenting: item.wrappedValue, actions: actions)
  }
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
