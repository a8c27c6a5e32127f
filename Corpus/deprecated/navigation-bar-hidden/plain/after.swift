import SwiftUI

struct Film: View {
    var body: some View {
        VStack {
            Text("Film")
                .toolbarVisibility(.hidden, for: .navigationBar)
            Text("Credits")
                .toolbarVisibility(.visible, for: .navigationBar)
        }
    }
}
