import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .background(Color.red)
            .background(Color("Sand"))
            .background(Color(white: 0.9))
            .overlay(Color.clear)
            .background(Color.blue.gradient)
    }
}
