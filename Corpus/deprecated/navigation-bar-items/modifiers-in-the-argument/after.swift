import SwiftUI

struct Depot: View {
    var isEmpty = false

    var body: some View {
        List {}
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Send") {}
                        .disabled(isEmpty)
                        .padding()
                }
            }
            .disabled(false)
    }
}
