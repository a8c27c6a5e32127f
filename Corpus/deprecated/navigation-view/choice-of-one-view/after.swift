import SwiftUI

struct Account: View {
    var name: String?
    var isLoading = false

    var body: some View {
        VStack {
            NavigationStack {
                if let name {
                    Text(name)
                } else {
                    Text("Sign in")
                }
            }
            NavigationStack {
                if isLoading {
                    Text("Loading")
                }
            }
            NavigationStack {
                Group {
                    switch name {
                    case "": Text("Nobody")
                    default: Text("Somebody")
                    }
                }
            }
        }
    }
}
