import SwiftUI

struct Account: View {
    var name: String?
    var isLoading = false

    var body: some View {
        VStack {
            NavigationView {
                if let name {
                    Text(name)
                } else {
                    Text("Sign in")
                }
            }
            NavigationView {
                if isLoading {
                    Text("Loading")
                }
            }
            NavigationView {
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
