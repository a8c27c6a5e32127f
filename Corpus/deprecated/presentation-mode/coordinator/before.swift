import SwiftUI

struct PhotoPicker: View {
    @Environment(\.presentationMode) private var presentationMode
    @Binding var photo: String?

    var body: some View {
        Button("Pick") { makeCoordinator().finish() }
    }

    @MainActor final class Coordinator {
        let parent: PhotoPicker

        init(_ parent: PhotoPicker) {
            self.parent = parent
        }

        func finish() {
            parent.photo = "Beach"
            parent.presentationMode.wrappedValue.dismiss()
            self.parent.presentationMode.wrappedValue.dismiss()
        }
    }

    private func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }
}
