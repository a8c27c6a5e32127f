import SwiftUI

struct Depot: View {
    var body: some View {
        List {}
            .padding() // from the edges
            // what can be done here
            .navigationBarItems(
                leading: Button("Close") {}, // the way out
                // the way on
                trailing: Button("Send") {}
            )
            // white
            .font(.title)
    }
}
