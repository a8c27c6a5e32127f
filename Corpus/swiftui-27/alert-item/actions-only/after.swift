import SwiftUI

struct FolderList: View {
    let folders: [Folder]
    @State private var renamed: Folder? = nil

    var body: some View {
        List(folders) { folder in
            Button(folder.name) {
                renamed = folder
            }
        }
        .alert("Rename folder", item: $renamed) { folder in
            Button("Rename") { folder.rename() }
        }
    }
}
