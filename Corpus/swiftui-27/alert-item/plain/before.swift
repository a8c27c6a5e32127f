import SwiftUI

struct PhotoGrid: View {
    @State private var photoToDelete: Photo?
    @State private var isConfirming = false
    let library: Library

    var body: some View {
        PhotoList(library: library) { photo in
            photoToDelete = photo
            isConfirming = true
        }
        .alert("Delete photo?", isPresented: $isConfirming, presenting: photoToDelete) { photo in
            Button("Delete", role: .destructive) { library.delete(photo) }
            Button("Cancel", role: .cancel) {}
        } message: { photo in
            Text("\(photo.name) will be removed.")
        }
    }
}
