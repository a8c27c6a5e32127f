import SwiftUI

struct Legend: View {
    private let row: HStack<TupleContent<Image, Text>>

    var body: some View { row }

    static func make(_ title: String) -> HStack<TupleContent<Image, Text>> {
        HStack {
            Image(systemName: "circle")
            Text(title)
        }
    }
}
