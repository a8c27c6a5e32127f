import SwiftUI

struct Lazy<Content: View> {
    let header: () -> VStack<TupleContent<Text, Divider>>
    let build: (Int) -> Lazy<HStack<TupleContent<Text, Image>>>
    let content: Content
}
