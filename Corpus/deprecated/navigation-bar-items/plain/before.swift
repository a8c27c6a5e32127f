import SwiftUI

struct TripForm: View {
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
        }
        .navigationBarItems(leading: cancelButton, trailing: Button("Save") {})
    }

    private var cancelButton: some View {
        Button("Cancel") {}
    }
}
