import SwiftUI

struct Sheet: View {
    var body: some View {
        NavigationView {
            Text("Terms")
        }
        .navigationViewStyle(.stack)
    }
}
