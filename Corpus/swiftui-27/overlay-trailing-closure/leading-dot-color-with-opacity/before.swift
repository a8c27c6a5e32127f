import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .background(.blue.opacity(0.5))
            .overlay(.black.opacity(0.1).blendMode(.multiply))
    }
}
