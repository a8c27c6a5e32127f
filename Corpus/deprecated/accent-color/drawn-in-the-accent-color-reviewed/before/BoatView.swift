import SwiftUI

struct BoatView: View {
    var body: some View {
        Button("Set sail") {}
            .buttonStyle(SailStyle())
            .accentColor(.orange)
    }
}
