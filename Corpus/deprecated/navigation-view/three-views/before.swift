import SwiftUI

struct Mail: View {
    var body: some View {
        NavigationView {
            Text("Accounts")
            Text("Letters")
            Text("Letter")
        }
        .navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
}
