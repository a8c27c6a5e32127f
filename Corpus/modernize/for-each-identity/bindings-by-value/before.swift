import SwiftUI

struct ShoppingList: View {
    @State private var names: [String] = []
    @Binding var notes: [String]

    var body: some View {
        Form {
            ForEach($names, id: \.self) { $name in
                TextField("Name", text: $name) // loses its focus
            }
            ForEach(self.$notes, id: \.self) { $note in TextField("Note", text: $note) }
            ForEach($notes, id: \.count) { $note in TextField("Note", text: $note) }
        }
    }
}
