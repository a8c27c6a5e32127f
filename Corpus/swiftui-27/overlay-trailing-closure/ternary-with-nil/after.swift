import SwiftUI

struct Row: View {
    let title: String
    let isOn: Bool

    var body: some View {
        Text(title)
            .padding()
            .overlay { isOn ? Circle() : nil }
    }
}
