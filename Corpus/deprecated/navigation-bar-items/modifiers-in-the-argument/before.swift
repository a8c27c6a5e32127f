import SwiftUI

struct Depot: View {
    var isEmpty = false

    var body: some View {
        List {}
            .navigationBarItems(
                trailing: Button("Send") {}
                    .disabled(isEmpty)
                    .padding()
            )
            .disabled(false)
    }
}
