import SwiftUI

/// A labelled row.
@available(iOS 27, *)
extension Row
where
    // The title and what explains it.
    Label == VStack<TupleView<(Text /* title */, Text /* detail */)>>, // stacked
    Icon == Image
{
    /* TupleView<(Text, Text)> was the old spelling. */
    init(_ title: String, detail: String, symbol: String) {
        self.init {
            VStack {
                Text(title)
                Text(detail)
            }
        } icon: {
            Image(systemName: symbol)
        }
    }
}
