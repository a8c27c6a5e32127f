import SwiftUI

extension Row where Content == VStack<TupleContent<Text, Text>> {
    static var lines: Int { 2 }
}

struct Pair: View {
    let stack: VStack<TupleContent<Text, Image?>>

    var body: some View { stack }

    func make() -> some View { stack }
}
