import SwiftUI

@Observable
final class FolderModel {
    struct Folders {
        var doomed: Folder?
    }

    var folders = Folders()
}
