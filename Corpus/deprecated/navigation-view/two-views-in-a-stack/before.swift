import SwiftUI

struct Atlas: View {
    var body: some View {
        NavigationView {
            List {}
            Text("No map")
        }
        .navigationViewStyle(.stack)
    }
}
