import SwiftUI

struct Step: Hashable, Identifiable {
    let id: Int
    var text: String
}

struct Recipe: View {
    let steps: [Step]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                ForEach(steps, id: \.self) { Text($0.text) }
            }
            .onAppear { proxy.scrollTo(steps[0]) }
        }
    }
}
