import SwiftUI

struct TripForm: View {
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
        }
        .toolbar {
            ToolbarItem(placement: .topBarLeading) {
                cancelButton
            }
            ToolbarItem(placement: .topBarTrailing) {
                Button("Save") {}
            }
        }
    }

    private var cancelButton: some View {
        Button("Cancel") {}
    }
}
