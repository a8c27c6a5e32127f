import SwiftUI

struct Deck<Cards: View>: View {
    let cards: Cards

    var body: some View { cards }

    func shuffled<A: View, B: View>() -> Deck<TupleContent<B, A>> where Cards == Deck<TupleContent<A, B>> {
        preconditionFailure("no deck")
    }
}
