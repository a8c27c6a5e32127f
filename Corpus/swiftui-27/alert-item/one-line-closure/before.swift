import SwiftUI

struct FolderRow: View {
    let folder: Folder
    @State private var showsAlert = false
    @State private var doomed: Folder?

    var body: some View {
        Button("Delete") { doomed = folder; showsAlert = true }
            .alert("Sure?", isPresented: $showsAlert, presenting: doomed) { folder in
                Button("Yes") { folder.delete() }
            }
    }
}
