import SwiftUI

struct OrderScreen: View {
    let order: Order
    @State private var isAsking = false

    var body: some View {
        Text(order.name)
            .alert(isPresented: $isAsking) {
                let count = order.items.count
                return Alert(title: Text("\(count) left"), dismissButton: .cancel(Text("Fine")))
            }
    }
}
