import SwiftUI

struct Photos: View {
    @State private var doomed: Photo?

    var body: some View {
        PhotoGrid { doomed = $0 }
            .confirmationDialog(
                "Delete?",
                isPresented: Binding(
                    get: { doomed != nil },
                    set: { if !$0 { doomed = nil } }
                ),  // one at a time
                titleVisibility: .visible,
                presenting: doomed
            ) { photo in
                Button("Delete", role: .destructive) {
                    delete(photo)
                }
            }
            .alert(
                "Delete?",
                isPresented: Binding(
                    get: { doomed != nil },
                    set: { if !$0 { doomed = nil } }
                ),
                presenting: doomed
            ) { _ in
                Button("No") {}
            }
    }
}
