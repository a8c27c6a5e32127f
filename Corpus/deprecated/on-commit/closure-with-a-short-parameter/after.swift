import SwiftUI

struct Search: View {
    @State private var query = ""
    @State private var isEditing = false

    var body: some View {
        Form {
            TextField("Plant", text: $query) { isEditing = $0 }
            TextField("Bed", text: $query)
                .onSubmit {
                    ["a", "b"].forEach { print($0) }
                }
        }
    }
}
