import SwiftUI

struct Photos: View {
    @State private var doomed: Photo?

    var body: some View {
        PhotoGrid { doomed = $0 }
            .confirmationDialog(
                "Delete?",
                item: $doomed,  // one at a time
                titleVisibility: .visible
            ) { photo in
                Button("Delete", role: .destructive) {
                    delete(photo)
                }
            }
            .alert(
                "Delete?",
                item: $doomed
            ) { _ in
                Button("No") {}
            }
    }
}
