import SwiftUI

struct RecipeEditor: View {
    @State private var title = ""
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        VStack {
            TextField("Title", text: $title)
            Button("Save") {
                save()
                self.presentationMode.wrappedValue.dismiss()
            }
            Button("Cancel") { presentationMode.wrappedValue.dismiss() }
        }
    }

    private func save() {
        guard !title.isEmpty else {
            // Nothing to save.
            return presentationMode.wrappedValue.dismiss()
        }
        print(title)
    }
}
