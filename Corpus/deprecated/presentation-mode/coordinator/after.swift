import SwiftUI

struct PhotoPicker: View {
    @Environment(\.dismiss) private var dismiss
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
            parent.dismiss()
            self.parent.dismiss()
        }
    }

    private func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }
}
