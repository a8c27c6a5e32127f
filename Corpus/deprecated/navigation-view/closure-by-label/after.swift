import SwiftUI

struct Sheet: View {
    var body: some View {
        NavigationStack(root: {
            Text("Terms")
        })
    }
}
