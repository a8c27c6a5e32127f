import SwiftUI

struct Tree<Content> {
    let content: Content
}

extension VStack {
    var tree: Tree<Content> { preconditionFailure("no tree") }
}
