import SwiftUI

extension Row
where
    Content == VStack<TupleView<(ModifiedContent<Text, Padding>, _ConditionalContent<Text, EmptyView>)>>
{
    static var spacing: CGFloat { 4 }
}
