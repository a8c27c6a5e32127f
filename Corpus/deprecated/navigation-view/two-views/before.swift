import SwiftUI

struct Atlas: View {
    var body: some View {
        NavigationView {
            // all of them
            List {
                Text("Asia")
            } // by name

            // one of them
            Text("No map")
                .padding()
        }
        .padding()
    }
}
