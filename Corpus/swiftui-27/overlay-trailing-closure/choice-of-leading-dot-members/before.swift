import SwiftUI

struct Row: View {
    let isOn: Bool

    var body: some View {
        Text("Row")
            .background(isOn ? .red.opacity(0.2) : .blue.opacity(0.1))
            .overlay(isOn ? .clear : .black.opacity(0.1), alignment: .top)
    }
}
