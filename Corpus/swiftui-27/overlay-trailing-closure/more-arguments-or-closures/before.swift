import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .overlay(Circle(), 3)
            .overlay(Circle()) { print("tapped") }
            .background(Circle(), when: true)
    }
}
