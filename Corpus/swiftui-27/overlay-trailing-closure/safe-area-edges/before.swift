import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .background(Color.blue.opacity(0.2), ignoresSafeAreaEdges: .bottom)
            .background(.red.opacity(0.2), ignoresSafeAreaEdges: [])
    }
}
