import SwiftUI

struct Deck<Cards: View>: View {
    let cards: Cards

    var body: some View { cards }

    func shuffled<A: View, B: View>() -> Deck<TupleView<(B, A)>> where Cards == Deck<TupleView<(A, B)>> {
        preconditionFailure("no deck")
    }
}
