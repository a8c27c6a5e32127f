import SwiftUI

struct Film: View {
    var body: some View {
        Text("Film")
            .toolbar(.hidden, for: .navigationBar)
    }
}
