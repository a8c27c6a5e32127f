import SwiftUI

struct Folder: Identifiable {
    let id: Int
    let name: String
}

func rename(_ folder: Folder) {}
func delete(_ folder: Folder) {}

struct FolderList: View {
    init(rename: @escaping (Folder) -> Void) {}
    init(_ pending: SwiftUI.Binding<Folder?>) {}

    var body: some View { Text("Folders") }
}

struct FolderView: View {
    init(_ folder: Folder) {}

    var body: some View { Text("Folder") }
}

struct Photo {
    let name: String
}

func delete(_ photo: Photo) {}
func share(_ photo: Photo) {}

struct PhotoGrid: View {
    init(delete: @escaping (Photo) -> Void) {}
    init(delete: @escaping (Photo) -> Void, share: @escaping (Photo) -> Void) {}
    init(_ model: PhotoModel) {}

    var body: some View { Text("Photos") }
}

@Observable
final class PhotoModel {
    var failure: Failure?
}

@Observable
final class Library {
    var doomed: Photo?

    func delete(_ photo: Photo) {}
}

struct Failure {}

func retry(_ failure: Failure) {}

struct Upload: Identifiable {
    let id: Int
    var failure: Failure?
}

struct UploadRow: View {
    init(_ upload: Upload) {}

    var body: some View { Text("Upload") }
}
