import SwiftUI

struct Row: View {
    let title: String
    let isOn: Bool
    let theme: Theme

    var body: some View {
        Text(title)
            .padding()
            .overlay(isOn ? theme.on : theme.off)
    }
}
