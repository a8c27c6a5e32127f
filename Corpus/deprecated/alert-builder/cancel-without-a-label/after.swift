import SwiftUI

struct PhotoScreen: View {
    let photo: Photo
    @State private var isAsking = false

    var body: some View {
        photo.image
            .alert("Delete?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { photo.delete() }
                Button(role: .cancel) {}
            } message: {
                Text("It is gone then.")
            }
            .alert("Hide?", isPresented: $isAsking) {
                Button("Hide") { photo.hide() }
                Button(role: .cancel) {}
            }
    }
}
