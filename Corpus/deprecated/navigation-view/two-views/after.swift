import SwiftUI

struct Atlas: View {
    var body: some View {
        NavigationSplitView {
            // all of them
            List {
                Text("Asia")
            } // by name
        } detail: {
            // one of them
            Text("No map")
                .padding()
        }
        .padding()
    }
}
