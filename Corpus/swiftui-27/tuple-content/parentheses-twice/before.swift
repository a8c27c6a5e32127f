import SwiftUI

typealias Pair = VStack<TupleView<((Text, Image))>>
typealias Actions = VStack<TupleView<((Int) -> Text, Image)>>
