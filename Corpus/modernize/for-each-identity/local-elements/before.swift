import SwiftUI

struct Leaf: Hashable, Identifiable { let id: Int }

struct Tree: View {
    let leaves: [Leaf]

    var body: some View {
        let leaves = ["a", "b"]
        return ForEach(leaves, id: \.self) { Text($0) }
    }
}
