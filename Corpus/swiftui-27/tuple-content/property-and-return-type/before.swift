import SwiftUI

struct Legend: View {
    private let row: HStack<TupleView<(Image, Text)>>

    var body: some View { row }

    static func make(_ title: String) -> HStack<TupleView<(Image, Text)>> {
        HStack {
            Image(systemName: "circle")
            Text(title)
        }
    }
}
