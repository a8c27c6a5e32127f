import SwiftUI

struct OrderScreen: View {
    let order: Order
    @State private var isAsking = false

    var body: some View {
        Text(order.name)
            .alert(isPresented: $isAsking, content: makeAlert)
    }

    private func makeAlert() -> Alert { Alert(title: Text(order.name)) }
}
