import SwiftUI

struct ShoppingList: View {
    @State private var goods: [Good] = []

    var body: some View {
        List {
            ForEach(goods) { Text($0.name) }
                .onDelete { goods.remove(atOffsets: $0) }
                .onMove { goods.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
    }
}
