import SwiftUI

struct Lazy<Content: View> {
    let header: () -> VStack<TupleView<(Text, Divider)>>
    let build: (Int) -> Lazy<HStack<TupleView<(Text, Image)>>>
    let content: Content
}
