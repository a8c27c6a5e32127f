import SwiftUI

struct Account: View {
    var isLoading = false

    var body: some View {
        NavigationView {
            if isLoading {
                Text("Loading")
            }
            Text("Account")
        }
    }
}
