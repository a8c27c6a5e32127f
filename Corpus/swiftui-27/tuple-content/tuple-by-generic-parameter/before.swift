import SwiftUI

struct Card<Content: View>: View {
    let content: Content

    var body: some View { content }
}

extension Card {
    func count<Elements>() -> Int where Content == VStack<TupleView<Elements>> {
        Mirror(reflecting: content).children.count
    }
}
