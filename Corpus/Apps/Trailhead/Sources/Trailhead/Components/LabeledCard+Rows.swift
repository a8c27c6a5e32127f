import SwiftUI

extension LabeledCard {
    /// Rows that were built elsewhere.
    init<Rows>(rows: Rows) where Content == VStack<TupleView<Rows>> {
        self.init {
            VStack { TupleView(rows) }
        }
    }
}
