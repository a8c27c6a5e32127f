import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .background(.red)
            .background(.background)
            .background(.blue.gradient)
            .background(.brand)
            .overlay(.tint)
    }
}
