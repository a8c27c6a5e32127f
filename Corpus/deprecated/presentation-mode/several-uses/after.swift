import SwiftUI

struct RecipeEditor: View {
    @State private var title = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TextField("Title", text: $title)
            Button("Save") {
                save()
                dismiss()
            }
            Button("Cancel") { dismiss() }
        }
    }

    private func save() {
        guard !title.isEmpty else {
            // Nothing to save.
            return dismiss()
        }
        print(title)
    }
}
