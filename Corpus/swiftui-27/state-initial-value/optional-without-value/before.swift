import SwiftUI

struct PhotoPicker: View {
    let album: Album
    @State private var selection: Photo.ID?

    init(album: Album) {
        self.selection = album.cover?.id
        self.album = album
    }

    var body: some View {
        AlbumGrid(album: album, selection: $selection)
    }
}
