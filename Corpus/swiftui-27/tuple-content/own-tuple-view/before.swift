import SwiftUI

struct TupleView<Elements> {
    let elements: Elements
}

struct Box<Content> {
    let content: Content
}

let box = Box<TupleView<(Int, String)>>(content: TupleView(elements: (1, "one")))
