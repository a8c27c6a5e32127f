import SwiftUI

struct Row: View {
    let theme: Theme
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .background(theme.rowBackground)
    }
}
