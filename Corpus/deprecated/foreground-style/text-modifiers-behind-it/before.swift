import SwiftUI

struct Headline: View {
    let title: String

    var body: some View {
        VStack {
            Text(title).foregroundColor(.red).bold()
            Text(title)
                .foregroundColor(.red)
                .kerning(2)
                .padding()
            Text(title).bold().foregroundColor(.red).padding()
        }
    }
}
