import SwiftUI

struct OrderScreen: View {
    let order: Order
    @State private var isAsking = false

    var body: some View {
        Text(order.name)
            .alert(isPresented: $isAsking) {
                order.items.isEmpty ? Alert(title: Text("Nothing")) : Alert(title: Text("Something"))
            }
    }
}
