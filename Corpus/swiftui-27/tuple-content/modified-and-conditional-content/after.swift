import SwiftUI

extension Row
where
    Content == VStack<TupleContent<ModifiedContent<Text, Padding>, _ConditionalContent<Text, EmptyView>>>
{
    static var spacing: CGFloat { 4 }
}
