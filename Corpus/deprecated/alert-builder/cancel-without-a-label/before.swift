import SwiftUI

struct PhotoScreen: View {
    let photo: Photo
    @State private var isAsking = false

    var body: some View {
        photo.image
            .alert(isPresented: $isAsking) {
                Alert(title: Text("Delete?"),
                      message: Text("It is gone then."),
                      primaryButton: .destructive(Text("Delete"), action: { photo.delete() }),
                      secondaryButton: .cancel())
            }
            .alert(isPresented: $isAsking) {
                Alert(title: Text("Hide?"),
                      primaryButton: .default(Text("Hide"), action: { photo.hide() }),
                      secondaryButton: .cancel())
            }
    }
}
