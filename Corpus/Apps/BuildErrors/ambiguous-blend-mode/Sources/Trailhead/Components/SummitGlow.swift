import SwiftUI

/// What lies behind a summit's name.
struct SummitGlow: View {
    let name: String
    private let dusk = LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)

    var body: some View {
        Text(name)
            .padding()
            .background(dusk.blendMode(.screen))
    }
}
