import SwiftUI

struct Row: View {
    let title: String
    let isOn: Bool
    let theme: Theme

    var body: some View {
        Text(title)
            .padding()
            .background(isOn ? Color.green.opacity(0.2) : theme.off)
    }
}
