import SwiftUI

struct Uploader: View {
    @State private var failure: Failure?
    @State private var isDone = false

    var body: some View {
        DropZone { failure = $0 } completion: { isDone = true }
            .alert(item: $failure) { failure in
                Alert(title: Text(failure.title))
            }
            .alert(isPresented: $isDone) {
                Alert(title: Text("Done"))
            }
    }
}
