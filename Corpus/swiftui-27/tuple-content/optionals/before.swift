import SwiftUI

extension Row where Content == Label<TupleView<(Text, Optional<Text>)>, Optional<Image>> {
    static var kind: String { "label" }
}

extension Row where Content == HStack<TupleView<(Text, Image?)>?> {
    static var kind: String { "optional" }
}
