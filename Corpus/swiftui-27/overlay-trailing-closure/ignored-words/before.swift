import SwiftUI

struct Help: View {
    let overlay: String
    let background: Color

    var body: some View {
        // Use .overlay(Circle()) for a ring.
        Text("Write .background(Circle()) or \(overlay)")
            .foregroundStyle(background)
        /* .overlay(Circle()) */
    }
}
