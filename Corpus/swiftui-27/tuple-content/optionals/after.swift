import SwiftUI

extension Row where Content == Label<TupleContent<Text, Optional<Text>>, Optional<Image>> {
    static var kind: String { "label" }
}

extension Row where Content == HStack<TupleContent<Text, Image?>?> {
    static var kind: String { "optional" }
}
