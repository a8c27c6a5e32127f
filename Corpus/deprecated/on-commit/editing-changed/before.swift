import SwiftUI

struct AmountField: View {
    @State private var amount = ""
    @State private var isEditing = false
    @State private var weight = 0.0

    var body: some View {
        TextField("Amount", text: $amount, onEditingChanged: { isEditing = $0 })
        TextField("Amount", text: $amount, onEditingChanged: { editing in
            isEditing = editing
        }, onCommit: {
            store()
        })
        TextField("Amount", text: $amount, onEditingChanged: edit, onCommit: store)
        // Sliders know nothing newer.
        Slider(value: $weight, onEditingChanged: { _ in store() })
    }

    private func edit(_ isEditing: Bool) {}
    private func store() {}
}
