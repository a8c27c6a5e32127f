import SwiftUI

struct Row: View {
    let theme: Theme
    let title: String

    var body: some View {
        let mark = theme.mark(for: title)
        Text(title)
            .overlay(mark)
    }
}
