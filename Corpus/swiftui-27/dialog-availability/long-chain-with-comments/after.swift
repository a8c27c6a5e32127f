import SwiftUI

struct Folders: View {
  @State private var pending: Folder?  // to be renamed

  var body: some View {
    FolderList { pending = $0 }
      .padding()  // around all
      // Ask for the name.
      .alert("Rename" /* it */, isPresented: Binding(
        get: { pending != nil },
        set: { if !$0 { pending = nil } }
      ), presenting: pending) { folder in  // one of them
        // The name comes next.
        Button("Rename") { rename(folder) }
      } message: { folder in
        Text(folder.name)  // as it was
      }
      // Done.
      .border(.gray)
  }
}
