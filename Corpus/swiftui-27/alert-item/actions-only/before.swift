import SwiftUI

struct FolderList: View {
    let folders: [Folder]
    @State private var asksForName: Bool = false
    @State private var renamed: Folder? = nil

    var body: some View {
        List(folders) { folder in
            Button(folder.name) {
                asksForName = true
                renamed = folder
            }
        }
        .alert("Rename folder", isPresented: $asksForName, presenting: renamed) { folder in
            Button("Rename") { folder.rename() }
        }
    }
}
