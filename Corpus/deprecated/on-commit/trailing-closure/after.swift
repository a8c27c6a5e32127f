import SwiftUI

struct PlateSearch: View {
    @State private var plate = ""
    @State private var isEditing = false

    var body: some View {
        TextField("Plate", text: $plate)
        .onSubmit {
            find()
        }
        .padding()
        TextField("Plate", text: $plate)
            .onSubmit { find() }
        // The label of the field, no action.
        TextField(text: $plate) {
            Text("Plate")
        }
        // Called with whether the field is edited.
        TextField("Plate", text: $plate) { editing in
            isEditing = editing
        }
    }

    private func find() {}
}
