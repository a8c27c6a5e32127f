import SwiftUI

struct OldButton: View {
    var body: some View {
        Button("Call") {}.accentColor(.green)
    }
}
