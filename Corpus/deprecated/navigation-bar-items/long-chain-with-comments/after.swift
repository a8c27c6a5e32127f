import SwiftUI

struct Depot: View {
    var body: some View {
        List {}
            .padding() // from the edges
            // what can be done here
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Close") {} // the way out
                }
                ToolbarItem(placement: .topBarTrailing) {
                    // the way on
                    Button("Send") {}
                }
            }
            // white
            .font(.title)
    }
}
