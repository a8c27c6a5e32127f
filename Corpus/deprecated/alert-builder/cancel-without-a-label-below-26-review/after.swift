import SwiftUI

struct PhotoScreen: View {
    let photo: Photo
    @State private var isAsking = false

    var body: some View {
        photo.image
            .alert("Hide?", isPresented: $isAsking) {
                Button("Hide") { photo.hide() }
                Button("Cancel", role: .cancel) {}
            }
    }
}
