import SwiftUI

struct Sheet: View {
    var body: some View {
        NavigationView(content: {
            Text("Terms")
        })
        .navigationViewStyle(.stack)
    }
}
