import SwiftUI

struct ShoppingList: View {
    @State private var goods = ["Bread", "Milk"]

    var body: some View {
        List {
            ForEach(goods, id: \.self) { Text($0) }
                .onDelete { goods.remove(atOffsets: $0) }
                .onMove { goods.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
    }
}
