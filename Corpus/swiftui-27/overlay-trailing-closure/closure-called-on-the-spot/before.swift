import SwiftUI

struct Row: View {
    let title: String
    let level: Int

    var body: some View {
        Text(title)
            .padding()
            .background({ shade(of: level) }())
    }
}
