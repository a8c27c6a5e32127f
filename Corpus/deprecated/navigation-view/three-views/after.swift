import SwiftUI

struct Mail: View {
    var body: some View {
        NavigationSplitView {
            Text("Accounts")
        } content: {
            Text("Letters")
        } detail: {
            Text("Letter")
        }
    }
}
