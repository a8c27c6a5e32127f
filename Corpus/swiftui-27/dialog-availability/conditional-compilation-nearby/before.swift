import SwiftUI

struct Folders: View {
  @State private var pending: Folder?

  var body: some View {
    FolderList { pending = $0 }
      #if os(iOS)
      .padding()
      #endif
      .navigationTitle("Folders")
  }

  #if !os(tvOS)
  var asking: some View {
    FolderList { pending = $0 }
      .alert("Rename", item: $pending) { folder in
        #if DEBUG
        Button("Log") { log(folder) }
        #endif
        Button("Rename") { rename(folder) }
      }
  }
  #endif
}
