import SwiftUI

struct FolderRow: View {
    let folder: Folder
    @State private var doomed: Folder?

    var body: some View {
        Button("Delete") { doomed = folder }
            .alert("Sure?", item: $doomed) { folder in
                Button("Yes") { folder.delete() }
            }
    }
}
