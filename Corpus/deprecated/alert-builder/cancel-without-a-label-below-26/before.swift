import SwiftUI

struct PhotoScreen: View {
    let photo: Photo
    @State private var isAsking = false

    var body: some View {
        photo.image
            .alert(isPresented: $isAsking) {
                Alert(
                    title: Text("Hide?"),
                    primaryButton: .default(Text("Hide")) { photo.hide() },
                    secondaryButton: .cancel()
                )
            }
    }
}
