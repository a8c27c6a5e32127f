import SwiftUI

struct PhotoGrid: View {
    @State private var photoToDelete: Photo?
    let library: Library

    var body: some View {
        PhotoList(library: library) { photo in
            photoToDelete = photo
        }
        .alert("Delete photo?", item: $photoToDelete) { photo in
            Button("Delete", role: .destructive) { library.delete(photo) }
            Button("Cancel", role: .cancel) {}
        } message: { photo in
            Text("\(photo.name) will be removed.")
        }
    }
}
