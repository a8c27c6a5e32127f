import SwiftUI

struct NoteScreen: View {
    let rename: (() -> Void)?
    @State private var isAsking = false

    var body: some View {
        Text("Note")
            .actionSheet(isPresented: $isAsking) {
                ActionSheet(
                    title: Text("Note"),
                    buttons: [.default(Text("Rename"), action: rename), .cancel()]
                )
            }
    }
}
